import { findInstants } from "../../i18n/local-time.ts";
import { readDateTime } from "./date-mask.ts";

/** Which times can be chosen: `min` and `max` are `YYYY-MM-DD HH:mm`, as the clocks of the zone show it. */
export type DateTimeLimits = { timeZone: string; min?: string; max?: string };

export type DateTimeProblem = "missing" | "left_out" | "early" | "late";

/** What is wrong with `YYYY-MM-DD HH:mm`. */
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

/** Whether the clocks show it twice, since they are put back. */
export function comesTwice(text: string, timeZone: string): boolean {
  return findInstants(text, timeZone).length > 1;
}

export function allowsDay(date: string, { min = "", max }: DateTimeLimits): boolean {
  return date >= min.slice(0, 10) && (max === undefined || date <= max.slice(0, 10));
}

const twoDigits = (number: number) => String(number).padStart(2, "0");

export const hours = Array.from({ length: 24 }, (_, hour) => twoDigits(hour));
export const minutes = Array.from({ length: 12 }, (_, step) => twoDigits(step * 5));

/** Of a day, the hours in which nothing can be chosen: over, or left out when the clocks are put forward. */
export function listClosedHours(date: string, limits: DateTimeLimits): string[] {
  return hours.filter((hour) => listClosedMinutes(date, hour, limits).length === minutes.length);
}

export function listClosedMinutes(date: string, hour: string, limits: DateTimeLimits): string[] {
  return minutes.filter((minute) => findProblem(`${date} ${hour}:${minute}`, limits));
}
