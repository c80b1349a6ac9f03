import { Readable } from "node:stream";
import type { Trip } from "../../../api/trips.server.ts";
import { findInstants } from "../../../i18n/local-time.ts";
import { createTranslate } from "../../../i18n/translate.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import type { SentFile } from "../../../request/send-file.server.ts";
import { writeCalendar } from "./calendar-file.server.ts";
import { texts } from "./calendar-texts.ts";
import { historyPath, toTripQuery } from "./history-paths.server.ts";

/** The duration is unknown; this one is long enough to be visible in a calendar. */
const DURATION_MINUTES = 30;

/** Creates a calendar file of a reservation. */
export function toReservationFile(trip: Trip, context: MemberContext): SentFile {
  const { brand, language, app } = context;
  const t = createTranslate(texts, language);
  const { id, origin, destination, traveller } = trip;
  const when = trip.scheduledFor ?? trip.when;
  const lines = [
    t("from", { place: origin.name }),
    ...(origin.notes ? [origin.notes] : []),
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
