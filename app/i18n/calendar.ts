/** Days of the calendar, written `YYYY-MM-DD`, whatever the time and the place. */

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKS_SHOWN = 6;

/** The years that the panel looks for trips in, and whose clocks time zones have rules for. */
export const CALENDAR_YEARS = { first: "1900", last: "2199" };

const toInstant = (date: string) => Date.parse(`${date}T00:00Z`);
const toDate = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** Whether there is such a day. */
export function isDate(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? toInstant(text) : Number.NaN;
  return !Number.isNaN(instant) && toDate(instant) === text;
}

/** Whether `YYYY-MM-DD`, with or without a time after it, is in a year of the panel's calendar. */
export function isInCalendar(day: string): boolean {
  const year = day.slice(0, 4);
  return year >= CALENDAR_YEARS.first && year <= CALENDAR_YEARS.last;
}

export function addDays(date: string, count: number): string {
  return toDate(toInstant(date) + count * DAY_MS);
}

/** The same day of another month; its last where it has none of that number. */
export function addMonths(date: string, count: number): string {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return toDate(Date.UTC(year, month - 1 + count, Math.min(day, last)));
}

/** From 1, Monday, to 7, Sunday. */
export function weekdayOf(date: string): number {
  return new Date(toInstant(date)).getUTCDay() || 7;
}

/** The weeks, from Monday on, around the month of a day; six of them, so that every month is as high. */
export function listWeeks(date: string): string[][] {
  const first = `${date.slice(0, 7)}-01`;
  const monday = addDays(first, 1 - weekdayOf(first));
  return Array.from({ length: WEEKS_SHOWN }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(monday, week * 7 + day)),
  );
}
