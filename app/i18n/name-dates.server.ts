import { type Language, localeOf } from "./languages.ts";

/** The placeholders of the texts that name dates. */
export type DateNames = {
  [key: `weekday_${number}` | `weekday_short_${number}`]: never;
  /** A month with its year, as a title. */
  [key: `month_${number}`]: "year";
  /** A whole date in that month, as it is spoken. */
  [key: `date_${number}`]: "weekday" | "day" | "year";
};

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The names of months and weekdays for browsers, some of which know neither Galician nor Basque. From 1, January and Monday. */
export function nameDates(language: Language): Record<string, string> {
  const write = (options: Intl.DateTimeFormatOptions, instant: number) =>
    new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: "UTC" }).formatToParts(
      instant,
    );
  const toText = (parts: Intl.DateTimeFormatPart[]) =>
    parts
      .map(({ type, value }) =>
        type === "year" || type === "day" || type === "weekday" ? `{{${type}}}` : value,
      )
      .join("");
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 27));
  const weekdays = Array.from({ length: 7 }, (_, day) => MONDAY + day * DAY_MS);
  const nameWeekday = (weekday: "long" | "short", day: number) =>
    write({ weekday }, day).map(({ value }) => value);
  return Object.fromEntries([
    ...months.map((month, at) => [
      `month_${at + 1}`,
      toText(write({ month: "long", year: "numeric" }, month)),
    ]),
    ...months.map((month, at) => [`date_${at + 1}`, toText(write({ dateStyle: "full" }, month))]),
    ...weekdays.map((day, at) => [`weekday_${at + 1}`, nameWeekday("long", day).join("")]),
    ...weekdays.map((day, at) => [`weekday_short_${at + 1}`, nameWeekday("short", day).join("")]),
  ]);
}
