import { randomUUID } from "node:crypto";
import type { Trip } from "../../api/trips.server.ts";
import { defer } from "../../deferred.ts";
import { groupPhone } from "../../i18n/phones.server.ts";
import { readShownTrips } from "../../live/open-trips.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { mayEnter } from "../../session/access.ts";
import { countEnds } from "../odds/odds.server.ts";
import { agreedRangesOf, formatTripPrice } from "../order-taxi/agreed-range.server.ts";
import { settleOrders, unsettledOrdersOf } from "../order-taxi/unsettled-orders.server.ts";
import { settleWaysBack, waysBackOf } from "../order-taxi/ways-back.server.ts";
import { toLinkedTrip } from "../trips/linked-trip.server.ts";
import { findOwnTrip } from "../trips/own-trip.server.ts";
import { isFinal } from "../trips/trip-status.ts";
import { toTripRow } from "../trips/trip-views.server.ts";
import { loadEdit, type OrdersScreenName } from "./edit/load-edit.server.ts";

export type OrdersPage = Awaited<ReturnType<typeof loadOrders>>;
export type OrderList = Awaited<ReturnType<typeof loadList>>;
export type OrderRow = OrderList["trips"][number];

/** The page waits for its trips where the address opens one of them for editing. */
export async function loadOrders(
  screen: OrdersScreenName,
  context: MemberContext,
  request: Request,
) {
  const { brand, siteDomain, user } = context;
  const query = new URL(request.url).searchParams;
  const found = readShownTrips(context);
  const list = defer(loadList(screen, found, query, context));
  const edited = query.get("edit");
  return {
    path: pathTo(screen, { siteDomain }),
    request: pathTo("request", {
      query: { timing: screen === "bookings" ? "later" : undefined },
      siteDomain,
    }),
    calendar: screen === "bookings" ? pathTo("calendar", { siteDomain }) : undefined,
    series:
      screen === "bookings" && mayEnter("series", context)
        ? pathTo("series", { siteDomain })
        : undefined,
    isOfDesk: user.isCompany || user.employee !== null,
    list,
    /** The idempotency key of the taxi that this page may request again. */
    idempotencyKey: randomUUID(),
    phone: groupPhone(brand),
    edit:
      edited === null
        ? undefined
        : await loadEdit(screen, await findEdited(edited, await found, context), request, context),
  };
}

/** A booking may start while the user edits it, and an order from elsewhere may be newer than our lists. */
async function findEdited(
  edited: string,
  { inProcess, scheduled }: ShownTrips,
  context: MemberContext,
): Promise<Trip> {
  const trip =
    [...inProcess, ...scheduled].find(({ id }) => `${id}` === edited) ??
    (await findOwnTrip(Number(edited), context));
  if (!trip) throw screenNotFound();
  return trip;
}

type ShownTrips = Awaited<ReturnType<typeof readShownTrips>>;

async function loadList(
  screen: OrdersScreenName,
  found: Promise<ShownTrips>,
  query: URLSearchParams,
  context: MemberContext,
) {
  // Reads that start together share one round trip to the store.
  const [{ inProcess, scheduled, leftOut, updatedAt, isStale }, sent, wishes, ranges] =
    await Promise.all([
      found,
      unsettledOrdersOf(context).list(),
      waysBackOf(context).list(),
      agreedRangesOf(context).read(),
    ]);
  countEnds(inProcess, context);
  const list = screen === "panel" ? "inProcess" : "scheduled";
  const trips = { inProcess, scheduled }[list];
  const unsettled = await settleOrders(sent, [...inProcess, ...scheduled], context);
  const waysBack = await settleWaysBack(wishes, [...inProcess, ...scheduled], context);
  const { siteDomain } = context;
  return {
    trips: trips.map((each) => ({
      ...toTripRow(each, context),
      price: formatTripPrice(each, ranges, context),
      linked: toLinkedTrip(each, [...inProcess, ...scheduled], context),
    })),
    unsettled: unsettled.open.map((order) => ({
      ...order,
      href: pathTo("panel_home", { query: { order: order.key }, siteDomain }),
    })),
    waysBack: waysBack.map(({ key, tripId, when, moment }) => ({
      ...{ key, tripId, moment },
      href: pathTo("panel_home", { query: { trip: tripId, return_when: when }, siteDomain }),
    })),
    leftOut: leftOut[list],
    opened: query.has("trip") ? Number(query.get("trip")) : findOnly(trips),
    updatedAt,
    isStale,
  };
}

/** A user who waits for one taxi sees its details at once. */
function findOnly(trips: { id: number; status: number }[]): number | undefined {
  const [first, ...others] = trips.filter(({ status }) => !isFinal(status));
  return others.length === 0 ? first?.id : undefined;
}
