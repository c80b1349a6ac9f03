/** Calendar days as `YYYY-MM-DD`, without time and zone. */

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKS_SHOWN = 6;

/** The years in which users can search trips, and for which time zones have rules. */
export const CALENDAR_YEARS = { first: "1900", last: "2199" };

const toInstant = (date: string) => Date.parse(`${date}T00:00Z`);
const toDate = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** Whether the day exists. */
export function isDate(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? toInstant(text) : Number.NaN;
  return !Number.isNaN(instant) && toDate(instant) === text;
}

/** Whether `YYYY-MM-DD`, with or without a time, is within the calendar's years. */
export function isInCalendar(day: string): boolean {
  const year = day.slice(0, 4);
  return year >= CALENDAR_YEARS.first && year <= CALENDAR_YEARS.last;
}

export function addDays(date: string, count: number): string {
  return toDate(toInstant(date) + count * DAY_MS);
}

/** The same day of another month, or that month's last day. */
export function addMonths(date: string, count: number): string {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return toDate(Date.UTC(year, month - 1 + count, Math.min(day, last)));
}

/** From 1, Monday, to 7, Sunday. */
export function weekdayOf(date: string): number {
  return new Date(toInstant(date)).getUTCDay() || 7;
}

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

/** The weeks around a day's month, from Monday on; always six, so that every month has the same height. */
export function listWeeks(date: string): string[][] {
  const first = `${date.slice(0, 7)}-01`;
  const monday = addDays(first, 1 - weekdayOf(first));
  return Array.from({ length: WEEKS_SHOWN }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(monday, week * 7 + day)),
  );
}
