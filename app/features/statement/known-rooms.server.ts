import { addDays } from "../../i18n/calendar.ts";
import { DESK_NOTE_DAYS } from "../hotel/desk-notes.server.ts";
import { listMonthsOf, type Period, toMonth } from "./period.server.ts";

/**
 * The day from which on the rooms of a period's trips are known: the desk's notes end after some time, and a
 * closed month keeps its rooms. Undefined where all of them are known.
 */
export function findRoomsSince(
  period: Period,
  today: string,
  /** From which day of a month on its closing has the rooms. */
  keptSince: (month: string) => number | undefined,
): string | undefined {
  // A note ends in the course of this day.
  const noted = addDays(today, 1 - DESK_NOTE_DAYS);
  let since: string | undefined;
  for (const month of listMonthsOf(period)) {
    const { from } = toMonth(month);
    const kept = keptSince(month);
    const first = kept === undefined ? noted : earlier(noted, addDays(from, kept - 1));
    if (later(period.from, from) < first && (!since || since < first)) since = first;
  }
  return since;
}

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one < other ? other : one);
