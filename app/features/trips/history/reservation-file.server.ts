import { Readable } from "node:stream";
import type { Trip } from "../../../api/trips.server.ts";
import { createTranslate } from "../../../i18n/translate.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import type { SentFile } from "../../../request/send-file.server.ts";
import { formatNeeds } from "../../needs/needs-line.server.ts";
import { DURATION_MINUTES, findStart, toUid } from "../calendar/trip-event.server.ts";
import { writeCalendar } from "../calendar/write-calendar.ts";
import { nameStops } from "../name-way.server.ts";
import { texts } from "./calendar-texts.ts";
import { historyPath, toTripQuery } from "./history-paths.server.ts";

export function toReservationFile(trip: Trip, context: MemberContext): SentFile {
  const { brand, language, app } = context;
  const t = createTranslate(texts, language);
  const { origin, destination, traveller } = trip;
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
  const event = {
    uid: toUid(trip, context),
    start: findStart(when, trip, context),
    minutes: DURATION_MINUTES,
    summary: t("summary", { brand: brand.name }),
    location: origin.name,
    position: origin,
    description: lines.join("\n"),
    url: app.origin + historyPath(toTripQuery(trip), context),
    alarm: t("alarm", { place: origin.name }),
    changedAt: Date.now(),
  };
  const calendar = writeCalendar({ product: brand.name, events: [event] });
  const name = `taxi-${when.slice(0, 10)}.ics`;
  return { name, type: "text/calendar; charset=utf-8", chunks: Readable.from([calendar]) };
}
