import { formatMoment } from "../../i18n/format.server.ts";
import { findInstants, nameTimeZone, toLocalTime } from "../../i18n/local-time.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { DateTimeLimits } from "../../ui/fields/date-time-limits.ts";
import { type Draft, whenOf } from "./draft.server.ts";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Why no taxi can come at a time: the clocks skip it, it has passed, or it is more than a year away. */
export type TimeProblem = "skipped" | "past" | "tooFar";

/**
 * Checks the pickup time `YYYY-MM-DD HH:mm`. In the hour that the clocks show twice, the taxi comes the
 * first time.
 */
export function findPickupTime(
  when: string,
  timeZone: string,
  now = Date.now(),
): { problem: TimeProblem } | { isDoubled: boolean } {
  const [first, second] = findInstants(when, timeZone);
  if (first === undefined) return { problem: "skipped" };
  if (first <= now) return { problem: "past" };
  if (first > now + YEAR_MS) return { problem: "tooFar" };
  return { isDoubled: second !== undefined };
}

type TimeView = {
  /** The name of the pickup's time zone. */
  zone: string;
  formatted: string | undefined;
  limits: DateTimeLimits;
  today: string;
  problem?: TimeProblem;
  isDoubled: boolean;
};

export function readTime(draft: Draft, { brand, language }: MemberContext): TimeView {
  const { timeZone } = brand;
  const now = Date.now();
  const when = whenOf(draft);
  const min = toLocalTime(now, timeZone);
  return {
    // A time zone has another name in summer.
    zone: nameTimeZone(timeZone, (when && findInstants(when, timeZone)[0]) || now, language),
    formatted: when === undefined ? undefined : formatMoment(when, language),
    limits: { timeZone, min, max: toLocalTime(now + YEAR_MS, timeZone) },
    today: min.slice(0, 10),
    isDoubled: false,
    ...(when !== undefined && findPickupTime(when, timeZone, now)),
  };
}
