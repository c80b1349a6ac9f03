import type { Trip } from "../../api/trips.server.ts";
import { type Deferred, defer } from "../../deferred.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { isAwaited } from "../../live/menu-counts.server.ts";
import { readShownTrips } from "../../live/open-trips.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";
import { mayEnter } from "../../session/access.ts";
import { texts as orderTexts } from "../orders/texts.ts";
import { bystanderTexts } from "../trips/status-texts.ts";
import { progressOf, type TripProgress } from "../trips/trip-status.ts";

/** Some of the taxis whose passengers wait; those that may need help come first. */
export type UnderWay = {
  taxis: { id: number; traveller: string; state: string }[];
  /** When the API sent them, as an ISO date. */
  updatedAt: string;
};

/** More would not fit beside their number, which links to all of them. */
const MOST = 2;

export function loadUnderWay(context: MemberContext): Deferred<UnderWay | undefined> | undefined {
  return mayEnter("statement", context) ? defer(readUnderWay(context)) : undefined;
}

/** The taxis that the company waits for; undefined for users who have no statement. */
export async function readUnderWay(context: MemberContext): Promise<UnderWay | undefined> {
  if (!mayEnter("statement", context)) return undefined;
  const open = await optional(readShownTrips(context), undefined, context);
  if (!open) return undefined;
  const taxis = open.inProcess
    .filter(isAwaited)
    .sort((one, other) => rankOf(one) - rankOf(other))
    .slice(0, MOST)
    .map((trip) => ({
      id: trip.id,
      traveller: trip.traveller ?? trip.employee?.name ?? trip.origin.name,
      state: sayState(trip, context),
    }));
  return { taxis, updatedAt: open.updatedAt };
}

const ranks: TripProgress[] = ["searching", "waiting", "coming"];

const rankOf = ({ status }: Trip): number =>
  (ranks.indexOf(progressOf(status)) + ranks.length + 1) % (ranks.length + 1);

/** The minutes, where the taxi is on its way; otherwise the state. */
function sayState({ status, statusName, etaMinutes }: Trip, { language }: MemberContext): string {
  const progress = progressOf(status);
  if (progress === "coming" && etaMinutes)
    return createTranslate(orderTexts, language)("in_minutes", { count: etaMinutes });
  const t = createTranslate(bystanderTexts, language);
  if (progress === "searching") return t("looking_for");
  return (progress === "unknown" && statusName) || t(progress);
}
