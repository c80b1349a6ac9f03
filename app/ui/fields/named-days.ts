import { addDays } from "../../i18n/calendar.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { allowsDay, type DateTimeLimits } from "./date-time-limits.ts";

/** Today and tomorrow, where the limits allow them. */
export function listNamedDays(limits: DateTimeLimits) {
  const today = toLocalTime(Date.now(), limits.timeZone).slice(0, 10);
  const named = [
    { name: "today", day: today },
    { name: "tomorrow", day: addDays(today, 1) },
  ] as const;
  return named.filter(({ day }) => allowsDay(day, limits));
}
