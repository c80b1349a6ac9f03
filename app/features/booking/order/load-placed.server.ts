import { redirect } from "@remix-run/node";
import type { Trip } from "../../../api/trips.server.ts";
import type { MemberVisit } from "../../../http/visit.server.ts";
import { listWays } from "../../../http/ways.server.ts";
import { formatMoment, nameTimeZone } from "../../../i18n/format-moment.server.ts";
import { formatMoney } from "../../../i18n/format-money.server.ts";
import { findInstants } from "../../../i18n/local-time.ts";
import { type OpenTrips, readOpenTrips } from "../../../live/open-trips.server.ts";
import { pathTo } from "../../../paths.ts";
import { type TaxiView, toTaxiView } from "../../trips/taxi-view.server.ts";
import { isFinal, progressOf } from "../../trips/trip-status.ts";
import { hideContact } from "../contact/contact-in-address.server.ts";
import { optional } from "../optional.server.ts";
import { toDraftQuery } from "../request/draft.server.ts";
import { draftOfOrder } from "./draft-of-trip.server.ts";
import type { BeforeOrder } from "./placed-orders.server.ts";
import { recallOrder } from "./recall-order.server.ts";
import { unsettledOrdersOf } from "./unsettled-orders.server.ts";

/** What became of an order, as the page shows it on top. */
export type Placed =
  | {
      kind: "trip";
      trip: PlacedTrip;
      onward: { to: string; isBooking: boolean } | undefined;
      /** Where it is shared with others; nothing once it has ended. */
      share: string | undefined;
      news: NewsAge;
    }
  /** It is there, but nothing of it can be shown. */
  | { kind: "hidden"; news?: NewsAge }
  /** The address names a trip that is none of the open ones of this account. */
  | { kind: "not_here" }
  /** Nobody can say whether it arrived. */
  | { kind: "unknown" }
  /** It has shown nowhere for so long that it will not any more; the same request waits to be sent anew. */
  | { kind: "lost"; retry: string };

type NewsAge = Pick<OpenTrips, "updatedAt" | "isStale">;

export type PlacedTrip = {
  id: number;
  status: number;
  statusName: string;
  taxi: TaxiView | null;
  from: string;
  to: string | null;
  traveller: string | null;
  notes: string | null;
  /** For a booking: when, and on which clocks. */
  booked: { when: string; zone: string } | undefined;
  price: string | null;
  payment: string | null;
};

/** What the address says of an order: the trip that came of it, or the key that it was sent with. */
export async function loadPlaced(
  query: URLSearchParams,
  visit: MemberVisit,
): Promise<Placed | undefined> {
  const key = query.get("order");
  if (key) return lookForOrder(key, visit);
  return query.has("trip") ? showTrip(Number(query.get("trip")), visit) : undefined;
}

async function toRetry({ order }: BeforeOrder, visit: MemberVisit): Promise<string> {
  const query = await hideContact(toDraftQuery(draftOfOrder(order)), visit);
  return pathTo("request", { query, siteDomain: visit.siteDomain });
}

async function lookForOrder(key: string, visit: MemberVisit): Promise<Placed | undefined> {
  const found = await recallOrder(key, visit);
  // The user learns here what became of it, so the orders page need not go on asking.
  if (found && found.state !== "unknown") await unsettledOrdersOf(visit).remove(key);
  if (found?.state === "lost") return { kind: "lost", retry: await toRetry(found.before, visit) };
  if (found?.state === "unknown") return { kind: "unknown" };
  if (!found) return undefined;
  const query = { trip: found.tripId };
  throw redirect(pathTo("panel_home", { query, siteDomain: visit.siteDomain }));
}

async function showTrip(id: number, visit: MemberVisit): Promise<Placed> {
  const open = await optional(readOpenTrips(visit), undefined, visit);
  const trip = open && [...open.inProcess, ...open.scheduled].find((each) => each.id === id);
  // With the line down, nobody knows of an order that came after the last news.
  if (!open) return { kind: "hidden" };
  const news = { updatedAt: open.updatedAt, isStale: open.isStale };
  if (!trip) return open.isStale ? { kind: "hidden", news } : { kind: "not_here" };
  const placed = toPlacedTrip(trip, visit);
  const isBooking = progressOf(trip.status) === "booked";
  const [way] = listWays(visit, [isBooking ? "bookings" : "panel"]);
  const { siteDomain } = visit;
  const share = isFinal(trip.status) ? undefined : pathTo("share", { params: { id }, siteDomain });
  return { kind: "trip", trip: placed, onward: way && { to: way.href, isBooking }, share, news };
}

function toPlacedTrip(trip: Trip, visit: MemberVisit): PlacedTrip {
  const {
    id,
    status,
    statusName,
    origin,
    destination,
    traveller,
    scheduledFor,
    fare,
    currency,
    paymentMethod,
  } = trip;
  const { brand, language } = visit;
  const { timeZone } = brand;
  return {
    id,
    status,
    statusName,
    taxi: isFinal(status) ? null : toTaxiView(trip, visit),
    from: origin.name,
    to: destination.name,
    traveller,
    notes: origin.notes,
    booked:
      scheduledFor === null || progressOf(status) !== "booked"
        ? undefined
        : {
            when: formatMoment(scheduledFor, language),
            zone: nameTimeZone(timeZone, findInstants(scheduledFor, timeZone)[0] ?? 0, language),
          },
    price: fare === null ? null : formatMoney(fare, currency ?? brand.currency, language),
    payment: paymentMethod,
  };
}
