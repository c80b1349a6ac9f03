import { isDate, isInCalendar } from "./calendar.ts";

/**
 * A date as `YYYY-MM-DD`, from the orders and separators in which users type it: `2026-11-23`,
 * `23/11/2026`, `23.11.26`, `23112026`. A date that does not exist keeps that shape, and any other text
 * stays as it is, so that the caller can tell the two apart.
 */
export function toIsoDate(text: string, isMonthFirst = false): string {
  const typed = text.trim();
  const interpretations = listInterpretations(typed, isMonthFirst).map(
    ([year = "", month = "", day = ""]) =>
      [year.padStart(4, "20"), month.padStart(2, "0"), day.padStart(2, "0")].join("-"),
  );
  return interpretations.find(isDate) ?? interpretations[0] ?? typed;
}

/**
 * Whether the dates of one list have the month first, as Americans write them: one of them can only be read so, and
 * none only the other way.
 */
export function isListMonthFirst(texts: string[]): boolean {
  const parts = texts.map((text) => /^\s*(\d{1,2})([-/.])(\d{1,2})\2\d/.exec(text));
  const isDay = (part: string | undefined) => Number(part) > 12;
  return parts.some((part) => isDay(part?.[3])) && !parts.some((part) => isDay(part?.[1]));
}

/** Year, month and day of each possible interpretation; the likeliest first. */
function listInterpretations(typed: string, isMonthFirst: boolean): string[][] {
  const [, year, , month, date] = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(typed) ?? [];
  if (year && month && date) return [[year, month, date]];
  const [, one, , other, end] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/.exec(typed) ?? [];
  if (one && other && end) return inBothOrders(one, other, end, isMonthFirst);
  if (!/^\d{8}$/.test(typed)) return [];
  const asIso = [typed.slice(0, 4), typed.slice(4, 6), typed.slice(6)];
  const yearAtEnd = typed.slice(4);
  if (!isInCalendar(yearAtEnd)) return [asIso];
  return [asIso, ...inBothOrders(typed.slice(0, 2), typed.slice(2, 4), yearAtEnd, isMonthFirst)];
}

function inBothOrders(one: string, other: string, year: string, isMonthFirst: boolean) {
  const dayFirst = [year, other, one];
  const monthFirst = [year, one, other];
  return isMonthFirst ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
}

/** A time as `HH:mm`, from `7:40`, `740`, `7.40`, `7h40`, `07:40:00` or `7:40 pm`; any other text as it is. */
export function toIsoTime(text: string): string {
  const typed = text.trim();
  const [, hour = "", minute = "", half] =
    /^(\d{1,2})[:.h]?(\d{2})(?::\d{2})?\s*([ap]\.?\s?m\.?)?$/i.exec(typed) ??
    /^(\d{1,2})()\s*([ap]\.?\s?m\.?)$/i.exec(typed) ??
    [];
  if (hour === "" || (half && (Number(hour) < 1 || Number(hour) > 12))) return typed;
  const inDay = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  return `${String(inDay).padStart(2, "0")}:${minute || "00"}`;
}

/** A date and a time, as both functions above read them. */
export function toIsoDateTime(text: string, isMonthFirst = false): string {
  const [date = "", ...time] = text.trim().split(/[\sT,]+/);
  return `${toIsoDate(date, isMonthFirst)} ${toIsoTime(time.join(" "))}`.trim();
}

/** Whether a locale writes the month before the day, as in the United States. */
export function isMonthFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: "short" }).formatToParts();
  const order = parts.map(({ type }) => type).filter((type) => type !== "literal");
  return order[0] === "month";
}
