import { formatMoment, nameTimeZone } from "../../i18n/format-moment.server.ts";
import { findInstants, toLocalTime } from "../../i18n/local-time.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { DateTimeLimits } from "../../ui/fields/date-time-limits.ts";
import { type Draft, whenOf } from "./draft.server.ts";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Why no taxi can come then: the clocks skip that time, it has passed, or it is too far off. */
export type TimeProblem = "skipped" | "past" | "tooFar";

/**
 * When a taxi that is wanted at `YYYY-MM-DD HH:mm` would come. In the hour that the clocks show
 * twice, that is the first time.
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

export type TimeView = {
  /** What the clocks of the pickup are called. */
  zone: string;
  /** The time itself, as people say it. */
  formatted: string | undefined;
  limits: DateTimeLimits;
  problem?: TimeProblem;
  isDoubled: boolean;
};

/** The time that a draft names, as the form shows it. */
export function readTime(draft: Draft, { brand, language }: MemberContext): TimeView {
  const { timeZone } = brand;
  const now = Date.now();
  const when = whenOf(draft);
  return {
    // The clocks have another name in summer.
    zone: nameTimeZone(timeZone, (when && findInstants(when, timeZone)[0]) || now, language),
    formatted: when === undefined ? undefined : formatMoment(when, language),
    limits: {
      timeZone,
      min: toLocalTime(now, timeZone),
      max: toLocalTime(now + YEAR_MS, timeZone),
    },
    isDoubled: false,
    ...(when !== undefined && findPickupTime(when, timeZone, now)),
  };
}
