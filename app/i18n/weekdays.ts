import type { Language } from "./languages.ts";

/** Some Sunday: days are counted from it. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/** What a day of the week is called. 1 is Monday; 0 and 7 both mean Sunday. */
export function nameWeekday(
  day: number,
  language: Language,
  width: "long" | "short" = "long",
): string {
  if (!Number.isInteger(day) || day < 0 || day > 7) throw new RangeError(`There is no day ${day}`);
  const format = new Intl.DateTimeFormat(language, { weekday: width, timeZone: "UTC" });
  return format.format(SUNDAY + day * DAY_MS);
}
