import type { Trip } from "../../../api/trips.server.ts";
import { isDate, isInCalendar } from "../../../i18n/calendar.ts";
import { formatMomentBriefly } from "../../../i18n/format.server.ts";
import { pathTo } from "../../../paths.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { toRequestPath } from "../../order-draft/contact/contact-in-address.server.ts";
import { turnBack } from "../../order-draft/way-back.server.ts";
import { draftOfOrder, draftOfTrip } from "../../order-taxi/drafts.server.ts";
import { recallOrder } from "../../order-taxi/recall-order.server.ts";
import { unsettledOrdersOf } from "../../order-taxi/unsettled-orders.server.ts";
import {
  settleWaysBack,
  toReturnKey,
  type WishedWayBack,
} from "../../order-taxi/ways-back.server.ts";

/** A way back that the user has asked for, and that is not known to be ordered. */
export type WayBack =
  | {
      state: "open";
      when: string;
      href: string;
      /** The form that says that it is not wanted any more, where the panel keeps the wish. */
      wish?: { id: number; key: string };
    }
  /** The API may have received its order. */
  | { state: "unknown"; href: string };

/**
 * What is known about the way back of a trip. The address names its trip, the key of an order whose answer was lost, or the
 * time of one that was not sent; at another address, the panel has kept the wish.
 */
export async function readWayBack(
  query: URLSearchParams,
  trip: Trip,
  { all, wishes }: { all: Trip[]; wishes: WishedWayBack[] },
  context: MemberContext,
): Promise<{ returnTripId: number | null; wayBack?: WayBack }> {
  if (trip.returnTripId !== null) return { returnTripId: trip.returnTripId };
  const known = Number(query.get("return_trip"));
  if (Number.isSafeInteger(known) && known > 0) return { returnTripId: known };
  const open = await settleWaysBack(wishes, [trip, ...all], context);
  const kept = open.find(({ tripId }) => tripId === trip.id);
  const wished = kept ?? wishes.find(({ tripId }) => tripId === trip.id);
  const key = query.get("return_order") ?? (wished && toReturnKey(wished.key));
  const ordered = key ? await findOrder(key, context) : undefined;
  if (ordered && (ordered.returnTripId !== null || ordered.wayBack)) return ordered;
  const when = query.get("return_when") ?? kept?.when;
  const wayBack = when ? await toOpen(when, trip, context) : undefined;
  const wish = wished && { id: trip.id, key: wished.key };
  return { returnTripId: null, wayBack: wayBack && { ...wayBack, wish } };
}

async function findOrder(key: string, context: MemberContext) {
  const { language, siteDomain } = context;
  const found = await recallOrder(key, context);
  if (found && found.state !== "unknown") await unsettledOrdersOf(context).remove(key);
  if (found?.state === "done") return { returnTripId: found.tripId };
  if (found?.state === "unknown") {
    const href = pathTo("panel_home", { query: { order: key }, siteDomain });
    return { returnTripId: null, wayBack: { state: "unknown" as const, href } };
  }
  const order = found?.before.order;
  if (!order?.when) return { returnTripId: null };
  const when = formatMomentBriefly(order.when, language);
  const href = await toRequestPath(draftOfOrder(order), context);
  return { returnTripId: null, wayBack: { state: "open" as const, when, href } };
}

async function toOpen(
  asked: string,
  trip: Trip,
  context: MemberContext,
): Promise<Extract<WayBack, { state: "open" }> | undefined> {
  const [date = "", time = ""] = asked.split(" ");
  if (!isDate(date) || !isInCalendar(date) || !/^\d{2}:\d{2}$/.test(time)) return undefined;
  const draft = turnBack({ ...draftOfTrip(trip, context, "now"), back: { date, time } });
  if (!draft) return undefined;
  const href = await toRequestPath({ ...draft, returnOf: trip.id }, context);
  return { state: "open", when: formatMomentBriefly(`${date} ${time}`, context.language), href };
}
