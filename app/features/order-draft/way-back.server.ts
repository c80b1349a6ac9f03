import { lastingNeeds } from "../../api/needs.ts";
import { findInstants, nameTimeZone, toLocalTime } from "../../i18n/local-time.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { type Draft, whenOf } from "./draft.server.ts";
import { findPickupTime, readTime, type TimeProblem } from "./pickup-time.server.ts";

/** Why no taxi can come back at a time, which has to be later than that of the trip there. */
export type ReturnTimeProblem = TimeProblem | "beforeThere";

/**
 * The same journey the other way round, at its own time. Notes, sign and flight are about the first pickup,
 * and so is a code.
 */
export function turnBack(draft: Draft): Draft | undefined {
  const { from, to, stops, back, needs } = draft;
  return (
    back && {
      ...draft,
      ...{ from: to, to: from ?? { text: "" }, stops: stops.toReversed() },
      ...{ timing: "later", date: back.date, time: back.time, back: undefined },
      ...{ notes: "", code: "", needs: needs && lastingNeeds(needs) },
    }
  );
}

/** Checks the time of a way back, `YYYY-MM-DD HH:mm`; the trip there without a time begins now. */
export function findReturnTime(
  when: string,
  there: string | undefined,
  timeZone: string,
  now = Date.now(),
): { problem: ReturnTimeProblem } | { isDoubled: boolean } {
  const found = findPickupTime(when, timeZone, now);
  if ("problem" in found) return found;
  const [leaves = now] = there === undefined ? [] : findInstants(there, timeZone);
  const [returns = leaves] = findInstants(when, timeZone);
  return returns <= leaves ? { problem: "beforeThere" } : found;
}

/** The time of the way back, as the form shows it. */
export function readReturnTime(draft: Draft, context: MemberContext) {
  const { timeZone } = context.brand;
  const turned = turnBack(draft);
  const when = turned && whenOf(turned);
  const there = whenOf(draft);
  const found = when === undefined ? { isDoubled: false } : findReturnTime(when, there, timeZone);
  const { limits, zone, formatted } = readTime(turned ?? { ...draft, timing: "now" }, context);
  return {
    formatted,
    zone: turned ? zone : nameTimeZone(timeZone, Date.now(), context.language),
    limits: { ...limits, min: there ?? toLocalTime(Date.now(), timeZone) },
    problem: "problem" in found ? found.problem : undefined,
    isDoubled: "isDoubled" in found && found.isDoubled,
  };
}
