import { randomUUID } from "node:crypto";
import { toPhoneLink } from "../../i18n/phones.server.ts";
import { readShownTrips } from "../../live/open-trips.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { agreedRangesOf, formatTripPrice } from "../order-taxi/agreed-range.server.ts";
import { settleOrders, unsettledOrdersOf } from "../order-taxi/unsettled-orders.server.ts";
import { findOwnTrip } from "../trips/own-trip.server.ts";
import { isFinal } from "../trips/trip-status.ts";
import { toTripRow } from "../trips/trip-views.server.ts";
import { loadEdit, type OrdersScreenName } from "./edit/load-edit.server.ts";

export type OrdersPage = Awaited<ReturnType<typeof loadOrders>>;

export async function loadOrders(
  screen: OrdersScreenName,
  context: MemberContext,
  request: Request,
) {
  const { brand, siteDomain, user } = context;
  const query = new URL(request.url).searchParams;
  // Reads that start together share one round trip to the store.
  const [{ inProcess, scheduled, leftOut, updatedAt, isStale }, sent, ranges] = await Promise.all([
    readShownTrips(context),
    unsettledOrdersOf(context).list(),
    agreedRangesOf(context).read(),
  ]);
  const list = screen === "panel" ? "inProcess" : "scheduled";
  const trips = { inProcess, scheduled }[list];
  const unsettled = await settleOrders(sent, [...inProcess, ...scheduled], context);

  const edited = query.get("edit");
  // A booking may start while the user edits it, and an order from elsewhere may be newer than our lists.
  const trip =
    [...inProcess, ...scheduled].find(({ id }) => `${id}` === edited) ??
    (edited === null ? undefined : await findOwnTrip(Number(edited), context));
  if (edited !== null && !trip) throw screenNotFound();
  return {
    path: pathTo(screen, { siteDomain }),
    request: pathTo("request", {
      query: { timing: screen === "bookings" ? "later" : undefined },
      siteDomain,
    }),
    isOfDesk: user.isCompany || user.employee !== null,
    trips: trips.map((each) => ({
      ...toTripRow(each, context),
      price: formatTripPrice(each, ranges, context),
    })),
    unsettled: unsettled.open.map((order) => ({
      ...order,
      href: pathTo("panel_home", { query: { order: order.key }, siteDomain }),
    })),
    leftOut: leftOut[list],
    opened: query.has("trip") ? Number(query.get("trip")) : findOnly(trips),
    /** The idempotency key of the taxi that this page may request again. */
    idempotencyKey: randomUUID(),
    updatedAt,
    isStale,
    phone: toPhoneLink(brand.phone, brand.phone),
    edit: trip && (await loadEdit(screen, trip, request, context)),
  };
}

/** A user who waits for one taxi sees its details at once. */
function findOnly(trips: { id: number; status: number }[]): number | undefined {
  const [first, ...others] = trips.filter(({ status }) => !isFinal(status));
  return others.length === 0 ? first?.id : undefined;
}
