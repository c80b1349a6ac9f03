import { addDays, mondayOf } from "../../i18n/calendar.ts";
import { type PeriodProblems, readPeriod } from "../statement/period.server.ts";

/** The days that are looked at, both included, on the group's calendar. */
export type Range = { from: string; to: string };

export const weekChoices = [4, 12] as const;
export type WeekChoice = (typeof weekChoices)[number];
const USUAL_WEEKS: WeekChoice = 12;

export type RangeQuery = {
  /** Undefined where the address has a problem. */
  range: Range | undefined;
  /** Undefined where the address names days. */
  weeks: WeekChoice | undefined;
  values: { from: string; to: string };
  problems: Pick<PeriodProblems, "from" | "to">;
};

/** Reads days from the address, or so many weeks, of which the last one is not over yet. */
export function readRange(query: URLSearchParams, today: string): RangeQuery {
  if (query.get("from")?.trim() || query.get("to")?.trim()) {
    const { period, values, problems } = readPeriod(query, today);
    const range = period && { from: period.from, to: period.to };
    return { range, weeks: undefined, values, problems };
  }
  const weeks = weekChoices.find((each) => `${each}` === query.get("weeks")) ?? USUAL_WEEKS;
  const from = addDays(mondayOf(today), -7 * (weeks - 1));
  return { range: { from, to: today }, weeks, values: { from: "", to: "" }, problems: {} };
}
