import { addDays } from "../../i18n/calendar.ts";
import { findInstants } from "../../i18n/local-time.ts";
import { readDateTime } from "./date-mask.ts";

/** The allowed times: `min` and `max` are `YYYY-MM-DD HH:mm` in the zone's local time. */
export type DateTimeLimits = { timeZone: string; min?: string; max?: string };

type DateTimeProblem = "missing" | "left_out" | "early" | "late";

/** The problem with `YYYY-MM-DD HH:mm`, if any. */
export function findProblem(
  text: string,
  { timeZone, min = "", max }: DateTimeLimits,
): DateTimeProblem | undefined {
  const { date, time } = readDateTime(text);
  if (!date || !time) return "missing";
  if (findInstants(text, timeZone).length === 0) return "left_out";
  if (text < min) return "early";
  return max !== undefined && text > max ? "late" : undefined;
}

/** Whether the time happens twice, because the clocks go back. */
export function happensTwice(text: string, timeZone: string): boolean {
  return findInstants(text, timeZone).length > 1;
}

export function allowsDay(date: string, { min = "", max }: DateTimeLimits): boolean {
  return date >= min.slice(0, 10) && (max === undefined || date <= max.slice(0, 10));
}

const twoDigits = (number: number) => String(number).padStart(2, "0");

export const hours = Array.from({ length: 24 }, (_, hour) => twoDigits(hour));
export const minutes = Array.from({ length: 12 }, (_, step) => twoDigits(step * 5));

/** The hours of a day without an allowed time: over, or skipped when the clocks go forward. */
export function listClosedHours(date: string, limits: DateTimeLimits): string[] {
  return hours.filter((hour) => listClosedMinutes(date, hour, limits).length === minutes.length);
}

export function listClosedMinutes(date: string, hour: string, limits: DateTimeLimits): string[] {
  return minutes.filter((minute) => findProblem(`${date} ${hour}:${minute}`, limits));
}

/** Of today and tomorrow, those that the limits allow. */
export const listNamedDays = (today: string, limits: DateTimeLimits) =>
  namedDays.filter(({ ahead }) => allowsDay(addDays(today, ahead), limits));

const namedDays = [
  { name: "today", ahead: 0 },
  { name: "tomorrow", ahead: 1 },
] as const;
