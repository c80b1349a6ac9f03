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
import { formatStatus } from "../trips/trip-status-badge.tsx";

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

/** Every state in which a passenger waits, the most urgent one first. */
const ranks: TripProgress[] = ["searching", "waiting", "coming", "booked", "unknown"];

const rankOf = ({ status }: Trip): number => ranks.indexOf(progressOf(status));

/** The minutes, where the taxi is on its way; otherwise the state. */
function sayState(trip: Trip, { language }: MemberContext): string {
  const progress = progressOf(trip.status);
  if (progress === "coming" && trip.etaMinutes)
    return createTranslate(orderTexts, language)("in_minutes", { count: trip.etaMinutes });
  const t = createTranslate(bystanderTexts, language);
  return progress === "searching" ? t("looking_for") : formatStatus(trip, t);
}
