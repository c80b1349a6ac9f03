import type { Trip } from "../../../api/trips.server.ts";
import { findInstants } from "../../../i18n/local-time.ts";
import { createTranslate } from "../../../i18n/translate.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import type { SentFile } from "../../../request/send-file.server.ts";
import { writeCalendar } from "./calendar-file.server.ts";
import { texts } from "./calendar-texts.ts";
import { historyPath, toTripQuery } from "./history-paths.server.ts";

/** Nobody knows how long it takes; long enough to be seen in a calendar. */
const MINUTES = 30;

/** A reservation for somebody's own calendar. */
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
      minutes: MINUTES,
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
  return { name, type: "text/calendar; charset=utf-8", chunks: once(calendar) };
}

/**
 * The instant, which every calendar shows on its own clocks. Where another group serves the trip, we
 * know the time of its clocks and not their zone, and say no more than that.
 */
function findStart(when: string, { groupId }: Trip, { brand }: MemberContext): number | string {
  const isOurs = groupId === null || groupId === brand.id;
  const [start] = isOurs ? findInstants(when, brand.timeZone) : [];
  return start ?? when;
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
