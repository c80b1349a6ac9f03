import type { Language } from "./languages.ts";

/** A Sunday, from which days are counted. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/** The name of a weekday. 1 is Monday; 0 and 7 are Sunday. */
export function nameWeekday(
  day: number,
  language: Language,
  width: "long" | "short" = "long",
): string {
  if (!Number.isInteger(day) || day < 0 || day > 7) throw new RangeError(`There is no day ${day}`);
  const format = new Intl.DateTimeFormat(language, { weekday: width, timeZone: "UTC" });
  return format.format(SUNDAY + day * DAY_MS);
}
