import { redirect } from "@remix-run/node";
import type { Trip } from "../../api/trips.server.ts";
import { loadBoard, readBoardTrips } from "../../features/hotel/board/load-board.server.ts";
import { passNoteOn } from "../../features/hotel/note-guest.server.ts";
import { recallOrder } from "../../features/order-taxi/recall-order.server.ts";
import {
  type SentOrder,
  settleOrders,
  unsettledOrdersOf,
} from "../../features/order-taxi/unsettled-orders.server.ts";
import { pathTo } from "../../paths.ts";
import { toBackPath } from "../../request/back-path.ts";
import type { MemberVisit } from "../../request/context.server.ts";

/** The board, and what is known of the orders whose answers were lost. */
export async function loadDesk(visit: MemberVisit, request: Request) {
  const key = new URL(request.url).searchParams.get("order");
  const sought = key ? await seekOrder(key, visit) : undefined;
  // Read in the same moment, they are one round trip to the store.
  const [news, sent] = await Promise.all([readBoardTrips(visit), unsettledOrdersOf(visit).list()]);
  return {
    ...(await loadBoard(news, visit, request)),
    /** What is known of the order that the address names. */
    sought,
    unsettled: await listUnsettled(sent, news.trips, key, visit),
    group: visit.brand.name,
    here: toBackPath(request),
  };
}

/** Leads to the trip of an order once it is found. */
async function seekOrder(key: string, visit: MemberVisit) {
  const order = await recallOrder(key, visit);
  if (order && order.state !== "unknown") await unsettledOrdersOf(visit).remove(key);
  if (order?.state !== "done") return order?.state;
  await passNoteOn(key, order.tripId, visit);
  const query = { trip: order.tripId };
  throw redirect(pathTo("hotel_home", { query, siteDomain: visit.siteDomain }));
}

/** Without the order that the address names: the page says more of that one. */
async function listUnsettled(
  sent: SentOrder[],
  trips: Trip[],
  shown: string | null,
  visit: MemberVisit,
) {
  const { open, settled } = await settleOrders(sent, trips, visit);
  for (const { key, tripId } of settled) await passNoteOn(key, tripId, visit);
  const { siteDomain } = visit;
  return open
    .filter(({ key }) => key !== shown)
    .map((order) => ({
      ...order,
      href: pathTo("hotel_home", { query: { order: order.key }, siteDomain }),
    }));
}
