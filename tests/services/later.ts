import { addDays } from "../../app/i18n/calendar.ts";
import { findInstants, toLocalTime } from "../../app/i18n/local-time.ts";

const DAY_MS = 86_400_000;

/** Half past nine on a day some weeks ahead, in the time zone of all brands. */
const date = toLocalTime(Date.now() + 40 * DAY_MS, "Europe/Madrid").slice(0, 10);
const time = "09:30";

const [at = 0] = findInstants(`${date} ${time}`, "Europe/Madrid");

export const later = { date, time, at };

/** The date in so many days; before today if there are fewer than none. */
export const inDays = (count: number): string =>
  addDays(new Date().toISOString().slice(0, 10), count);

/** The time as a page shows it. */
export function sayLater(language: "en" | "es"): string {
  const day = new Intl.DateTimeFormat(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(Date.parse(date));
  return language === "en" ? `${day} at ${time}` : `${day}, ${time}`;
}
