import { redirect } from "@remix-run/node";
import type { Trip } from "../../api/trips.server.ts";
import { defer } from "../../deferred.ts";
import { loadMonth } from "../../features/at-a-glance/load-month.server.ts";
import {
  loadBoard,
  readBoardTrips,
  toBoardPage,
} from "../../features/hotel/board/load-board.server.ts";
import { copyNote } from "../../features/hotel/desk-notes.server.ts";
import { recallOrder } from "../../features/order-taxi/recall-order.server.ts";
import {
  type SentOrder,
  settleOrders,
  unsettledOrdersOf,
} from "../../features/order-taxi/unsettled-orders.server.ts";
import { loadOpenLinks } from "../../features/ready-links/load-links.server.ts";
import { findOwnTrip } from "../../features/trips/own-trip.server.ts";
import { pathTo } from "../../paths.ts";
import { toBackPath } from "../../request/back-path.ts";
import type { MemberContext } from "../../request/context.server.ts";

export type DeskPage = Awaited<ReturnType<typeof loadDesk>>;

/**
 * Loads the board, and the state of orders whose answers were lost. The page waits for the board only where
 * there are such orders.
 */
export async function loadDesk(context: MemberContext, request: Request) {
  const query = new URL(request.url).searchParams;
  const key = query.get("order");
  const orderState = key ? await resolveOrder(key, query.get("trip"), context) : undefined;
  const news = readBoardTrips(context);
  const board = defer(loadBoard(news, context));
  // One round trip to the store reads both.
  const [sent, links] = await Promise.all([
    unsettledOrdersOf(context).list(),
    loadOpenLinks(context),
  ]);
  return {
    ...toBoardPage(context, request),
    board,
    month: loadMonth(context),
    /** The links with which guests may still order. */
    readyLinks: links,
    linksPath: pathTo("ready_links", { siteDomain: context.siteDomain }),
    /** The state of the order that the address names. */
    orderState,
    unsettled: sent.length > 0 ? await listUnsettled(sent, (await news).trips, key, context) : [],
    group: context.brand.name,
    here: toBackPath(request),
  };
}

/** `others` are the trips that were placed before it. */
async function resolveOrder(key: string, others: string | null, context: MemberContext) {
  const order = await recallOrder(key, context);
  if (order && order.state !== "unknown") await unsettledOrdersOf(context).remove(key);
  if (order?.state !== "done") return order?.state;
  const { tripId } = order;
  await copyNote(key, tripId, context, (await findOwnTrip(tripId, context))?.when);
  const query = { trip: others ? `${others},${tripId}` : tripId };
  throw redirect(pathTo("hotel_home", { query, siteDomain: context.siteDomain }));
}

/** Leaves out the order that the address names, since the page has a notice about it. */
async function listUnsettled(
  sent: SentOrder[],
  trips: Trip[],
  shown: string | null,
  context: MemberContext,
) {
  const { open, settled } = await settleOrders(sent, trips, context);
  for (const { key, tripId } of settled) {
    await copyNote(key, tripId, context, trips.find(({ id }) => id === tripId)?.when);
  }
  const { siteDomain } = context;
  return open
    .filter(({ key }) => key !== shown)
    .map((order) => ({
      ...order,
      href: pathTo("hotel_home", { query: { order: order.key }, siteDomain }),
    }));
}
