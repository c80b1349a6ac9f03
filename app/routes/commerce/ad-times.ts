import { findInstants, toLocalTime } from "../../i18n/local-time.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MAX_DURATION_MS = 90 * 24 * HOUR_MS;

/** When an ad that is announced now may start, in elapsed hours, whatever the clocks do. */
const windowAt = (now: number) => ({ from: now + 24 * HOUR_MS, to: now + 48 * HOUR_MS });

/** The same window in local time, as `YYYY-MM-DD HH:mm`, rounded inwards to whole minutes. */
export function toLocalWindow(now: number, timeZone: string): { min: string; max: string } {
  const { from, to } = windowAt(now);
  return {
    min: toLocalTime(Math.ceil(from / MINUTE_MS) * MINUTE_MS, timeZone),
    max: toLocalTime(to, timeZone),
  };
}

export type TimeProblem = {
  field: "starts" | "ends";
  key: "select_time" | "skipped" | "too_early" | "too_late" | "ends_before" | "ends_late";
};

/**
 * Converts an ad's local times to instants. When the clocks go back and a time occurs twice, the ad starts at
 * the one inside the window and ends at the second.
 */
export function readAdTimes(
  { starts, ends }: { starts: string; ends: string },
  timeZone: string,
  now: number,
): { startsAt: number; endsAt: number } | { problems: TimeProblem[] } {
  const start = readStart(starts, timeZone, now);
  const end = readEnd(ends, timeZone, start.at);
  if (start.key === undefined && end.key === undefined) {
    return { startsAt: start.at, endsAt: end.at };
  }
  const problems: TimeProblem[] = [];
  if (start.key) problems.push({ field: "starts", key: start.key });
  if (end.key) problems.push({ field: "ends", key: end.key });
  return { problems };
}

const isComplete = (local: string) => local.trim().length === "YYYY-MM-DD HH:mm".length;

function readStart(local: string, timeZone: string, now: number) {
  if (!isComplete(local)) return { key: "select_time" } as const;
  const instants = findInstants(local, timeZone);
  const [first] = instants;
  if (first === undefined) return { key: "skipped" } as const;
  const { from, to } = windowAt(now);
  const at = instants.find((each) => each >= from && each <= to);
  if (at !== undefined) return { at };
  return { key: first < from ? "too_early" : "too_late", at: first } as const;
}

function readEnd(local: string, timeZone: string, startsAt: number | undefined) {
  if (!isComplete(local)) return { key: "select_time" } as const;
  const at = findInstants(local, timeZone).at(-1);
  if (at === undefined) return { key: "skipped" } as const;
  if (startsAt === undefined) return { at };
  if (at <= startsAt) return { key: "ends_before" } as const;
  return at > startsAt + MAX_DURATION_MS ? ({ key: "ends_late" } as const) : { at };
}
