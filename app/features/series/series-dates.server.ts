import { addDays, weekdayOf } from "../../i18n/calendar.ts";
import { findInstants, toLocalTime } from "../../i18n/local-time.ts";

/** "Mon to Fri 7:40 until 30 June, not on these days", in the time zone of the pickup. */
export type Pattern = {
  /** From 1, Monday, to 7, Sunday. */
  weekdays: number[];
  /** `HH:mm` */
  time: string;
  /** `YYYY-MM-DD`, both included. */
  from: string;
  until: string;
  daysOff: string[];
};

/** A year of weekdays, and a little more. */
export const MOST_DATES = 370;

/** The days of a pattern in their order; at most one more than a series may have. */
export function listDates({ weekdays, from, until, daysOff }: Pattern): string[] {
  const dates: string[] = [];
  if (weekdays.length === 0) return dates;
  for (let day = from; day <= until && dates.length <= MOST_DATES; day = addDays(day, 1)) {
    if (weekdays.includes(weekdayOf(day)) && !daysOff.includes(day)) dates.push(day);
  }
  return dates;
}

/** What the clocks do on a day: they change, show the pickup's time never, or twice. */
export type ClockChange = "changed" | "skipped" | "doubled";

export type PickupMoment = { when: string; instant: number; clocks?: ClockChange };

/**
 * The moment of a pickup on a day. A time that the clocks skip moves on by as much as they do; of a time
 * that they show twice, the first one counts, as with every booking.
 */
export function toPickupMoment(date: string, time: string, timeZone: string): PickupMoment {
  const local = `${date} ${time}`;
  const [instant, second] = findInstants(local, timeZone);
  if (instant === undefined) {
    const moved = moveOverGap(local, timeZone);
    return { when: toLocalTime(moved, timeZone), instant: moved, clocks: "skipped" };
  }
  if (second !== undefined) return { when: local, instant, clocks: "doubled" };
  const hasChange = isChangeDay(date, timeZone);
  return { when: local, instant, ...(hasChange && { clocks: "changed" as const }) };
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** Counts on from the last minute that the clocks show before the gap. */
function moveOverGap(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local.replace(" ", "T")}:00Z`);
  for (let minutes = 1; minutes <= DAY_MINUTES; minutes += 1) {
    const earlier = new Date(asUtc - minutes * MINUTE_MS).toISOString().slice(0, 16);
    const [instant] = findInstants(earlier.replace("T", " "), timeZone);
    if (instant !== undefined) return instant + minutes * MINUTE_MS;
  }
  throw new RangeError(`No such time: ${local}`);
}

/** Clocks change at night, so the noon before is not 24 hours away. */
const isChangeDay = (date: string, timeZone: string): boolean =>
  isChangeBetween(addDays(date, -1), date, timeZone);

/** Whether the clocks show another time on the second day than they did on the first one. */
export function isChangeBetween(first: string, second: string, timeZone: string): boolean {
  const [before, after] = [first, second].map((day) => findInstants(`${day} 12:00`, timeZone)[0]);
  if (before === undefined || after === undefined) return false;
  return (after - before) % (DAY_MINUTES * MINUTE_MS) !== 0;
}
