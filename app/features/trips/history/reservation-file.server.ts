import { Readable } from "node:stream";
import type { Trip } from "../../../api/trips.server.ts";
import { findInstants } from "../../../i18n/local-time.ts";
import { createTranslate } from "../../../i18n/translate.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import type { SentFile } from "../../../request/send-file.server.ts";
import { formatNeeds } from "../../needs/needs-line.server.ts";
import { nameStops } from "../name-way.server.ts";
import { texts } from "./calendar-texts.ts";
import { historyPath, toTripQuery } from "./history-paths.server.ts";

/** The duration is unknown; this one is long enough to be visible in a calendar. */
const DURATION_MINUTES = 30;

export function toReservationFile(trip: Trip, context: MemberContext): SentFile {
  const { brand, language, app } = context;
  const t = createTranslate(texts, language);
  const { id, origin, destination, traveller } = trip;
  const stops = nameStops(trip);
  const needs = formatNeeds(trip.needs, language);
  const when = trip.scheduledFor ?? trip.when;
  const lines = [
    t("from", { place: origin.name }),
    ...(origin.notes ? [origin.notes] : []),
    ...(stops ? [t("stops", { places: stops })] : []),
    ...(needs ? [needs] : []),
    ...(destination.name ? [t("to", { place: destination.name })] : []),
    ...(traveller ? [t("traveller", { name: traveller })] : []),
    ...(brand.phone ? [t("phone", { brand: brand.name, phone: brand.phone })] : []),
  ];
  const calendar = writeCalendar(
    {
      uid: `trip-${id}@${brand.siteDomain}`,
      start: findStart(when, trip, context),
      minutes: DURATION_MINUTES,
      summary: t("summary", { brand: brand.name }),
      location: origin.name,
      position: origin,
      description: lines.join("\n"),
      url: app.origin + historyPath(toTripQuery(trip), context),
      alarm: t("alarm", { place: origin.name }),
    },
    brand.name,
  );
  const name = `taxi-${when.slice(0, 10)}.ics`;
  return { name, type: "text/calendar; charset=utf-8", chunks: Readable.from([calendar]) };
}

/**
 * Returns an instant, which calendars show in their own time zone. For another group's trip we do not know the
 * time zone, so we return the local time.
 */
function findStart(when: string, { groupId }: Trip, { brand }: MemberContext): number | string {
  const isOurs = groupId === null || groupId === brand.id;
  const [start] = isOurs ? findInstants(when, brand.timeZone) : [];
  return start ?? when;
}

/** One event of an RFC 5545 calendar. */
export type CalendarEvent = {
  uid: string;
  /** An instant, or `YYYY-MM-DD HH:mm` in the unknown time zone of the place. */
  start: number | string;
  minutes: number;
  summary: string;
  location: string;
  position: { latitude: number; longitude: number };
  description: string;
  url: string;
  /** The text of the alarm 15 minutes before. */
  alarm: string;
};

/** `now` becomes the event's time stamp. */
export function writeCalendar(event: CalendarEvent, product: string, now = Date.now()): string {
  const { latitude, longitude } = event.position;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${toText(product)}//Parada//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${toText(event.uid)}`,
    `DTSTAMP:${toUtc(now)}`,
    `DTSTART:${typeof event.start === "number" ? toUtc(event.start) : toFloating(event.start)}`,
    `DURATION:PT${event.minutes}M`,
    `SUMMARY:${toText(event.summary)}`,
    `LOCATION:${toText(event.location)}`,
    `GEO:${latitude};${longitude}`,
    `DESCRIPTION:${toText(event.description)}`,
    `URL:${event.url}`,
    "STATUS:CONFIRMED",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:-PT15M",
    `DESCRIPTION:${toText(event.alarm)}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** RFC 5545 allows no control characters and writes a line break as `\n`. */
function toText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(/[^\P{Cc}\n]/gu, " ")
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

const toUtc = (at: number) => `${new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, "")}`;
const toFloating = (local: string) => `${local.replaceAll(/[-:]/g, "").replace(" ", "T")}00`;

const MAX_LINE_BYTES = 75;

/** RFC 5545 limits lines to 75 bytes; continuation lines start with a space. We never split a character. */
function fold(line: string): string {
  let folded = "";
  let length = 0;
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter);
    if (length + bytes > MAX_LINE_BYTES) {
      folded += "\r\n ";
      length = 1;
    }
    folded += letter;
    length += bytes;
  }
  return folded;
}
