import { z } from "zod";
import type { Trip } from "../../api/trips.server.ts";
import { formatMomentBriefly } from "../../i18n/format.server.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import type { AccountContext, MemberContext } from "../../request/context.server.ts";
import { defineRecord, withLast, without } from "../../store/record.server.ts";
import { progressOf } from "../trips/trip-status.ts";
import { recallOrderAmong } from "./recall-order.server.ts";
import { isUnderWay } from "./unsettled-orders.server.ts";

const DAY_SECONDS = 86_400;
/** A pickup is a year ahead at most. */
const KEPT_SECONDS = 368 * DAY_SECONDS;
const MOST_LISTED = 50;

const listSchema = z.array(
  z.object({
    /** The key of the order of the way there. */
    key: z.string(),
    at: z.number(),
    /** When the way back begins, as `YYYY-MM-DD HH:mm`. */
    when: z.string(),
    /** The trip of the way there, once it is known. */
    tripId: z.number().optional(),
    /** True once it is known that the way back was not ordered. */
    isMissed: z.boolean(),
  }),
);

const listRecord = defineRecord(listSchema, { version: 1 });

export type WishedWayBack = z.output<typeof listSchema>[number];

/** The key of the way back follows from the form's, so that a form that is sent twice is two trips. */
export const toReturnKey = (key: string) => `${key}:return`;

/**
 * The ways back that an account has asked for and that are not known to be ordered. They outlive the process that orders
 * the two halves one after the other.
 */
export function waysBackOf({ brand, user, app }: AccountContext) {
  const place = `${brand.permalink}:ways-back:${user.id}`;
  const list = listRecord.at(app.services, place, KEPT_SECONDS);
  return {
    list: async (): Promise<WishedWayBack[]> => (await list.read()) ?? [],
    add: (wished: Omit<WishedWayBack, "at">) =>
      list.update(withLast({ ...wished, at: Date.now() }, MOST_LISTED)),
    remove: (key: string) => list.update(without((each) => each.key === key)),
  };
}

/** A way back that can still be ordered, and its trip there. */
export type OpenWayBack = { key: string; tripId: number; when: string; moment: string };

/**
 * The ways back that are still to be ordered; those that are, or that make no sense any more, leave the list. It calls no
 * API.
 */
export async function settleWaysBack(
  wished: WishedWayBack[],
  trips: Trip[],
  context: MemberContext,
): Promise<OpenWayBack[]> {
  const open: OpenWayBack[] = [];
  for (const each of wished) {
    const { key, when } = each;
    const state = await judge(each, trips, context);
    if (state === "over") await waysBackOf(context).remove(key);
    if (typeof state === "object") {
      open.push({ key, when, moment: formatMomentBriefly(when, context.language), ...state });
    }
  }
  return open;
}

async function judge(
  { key, at, when, tripId, isMissed }: WishedWayBack,
  trips: Trip[],
  context: MemberContext,
): Promise<"over" | "later" | { tripId: number }> {
  if (when <= toLocalTime(Date.now(), context.brand.timeZone)) return "over";
  const mayArrive = !isMissed && isUnderWay({ at });
  const there =
    tripId === undefined
      ? await recallOrderAmong(trips, key, context)
      : { state: "done" as const, tripId };
  if (there === undefined) return mayArrive ? "later" : "over";
  if (there.state !== "done") return there.state === "lost" ? "over" : "later";
  if (trips.some((trip) => isSettledBy(trip, there.tripId))) return "over";
  const back = await recallOrderAmong(trips, toReturnKey(key), context);
  if (back?.state === "done") return "over";
  return mayArrive || back?.state === "unknown" ? "later" : { tripId: there.tripId };
}

/** The way back is ordered, or the way there is cancelled. */
function isSettledBy({ id, status, returnOf, returnTripId }: Trip, tripId: number): boolean {
  if (returnOf === tripId) return progressOf(status) !== "cancelled";
  return id === tripId && (returnTripId !== null || progressOf(status) === "cancelled");
}
