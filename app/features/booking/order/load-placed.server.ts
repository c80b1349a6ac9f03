import { redirect } from "@remix-run/node";
import { listScheduledTrips, listTripsInProcess, type Trip } from "../../../api/trips.server.ts";
import type { MemberVisit } from "../../../http/visit.server.ts";
import { listWays } from "../../../http/ways.server.ts";
import { formatMoment, nameTimeZone } from "../../../i18n/format-moment.server.ts";
import { formatMoney } from "../../../i18n/format-money.server.ts";
import { findInstants } from "../../../i18n/local-time.ts";
import { recall } from "../../../once/once.server.ts";
import { pathTo } from "../../../paths.ts";
import { optional } from "../optional.server.ts";
import { type BeforeOrder, findPlaced, orderKey } from "./placed-orders.server.ts";

/** What became of an order, as the page shows it on top. */
export type Placed =
  | { kind: "trip"; trip: PlacedTrip; onward: { to: string; isBooking: boolean } | undefined }
  /** It is there, but nothing of it can be shown. */
  | { kind: "hidden" }
  /** Nobody can say whether it arrived. */
  | { kind: "unknown" };

export type PlacedTrip = {
  id: number;
  progress: "searching" | "coming" | "waiting" | "riding" | "cancelled" | "over" | "booked";
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
  const id = Number(query.get("trip"));
  return Number.isSafeInteger(id) && id > 0 ? showTrip(id, visit) : undefined;
}

async function lookForOrder(key: string, visit: MemberVisit): Promise<Placed | undefined> {
  const outcome = await recall<BeforeOrder, number>(visit.context.services.store, {
    key: orderKey(key, visit),
    find: (before) => findPlaced(key, before, visit),
  });
  if (outcome?.state === "unknown") return { kind: "unknown" };
  if (!outcome) return undefined;
  const query = { trip: outcome.result };
  throw redirect(pathTo("panel_home", { query, siteDomain: visit.siteDomain }));
}

async function showTrip(id: number, visit: MemberVisit): Promise<Placed | undefined> {
  const lists = Promise.all([listTripsInProcess(visit.api), listScheduledTrips(visit.api)]);
  const trips = await optional(lists, undefined, visit);
  if (!trips) return { kind: "hidden" };
  const trip = trips.flat().find((each) => each.id === id);
  if (!trip) return undefined;
  const placed = toPlacedTrip(trip, visit);
  const isBooking = placed.progress === "booked";
  const [way] = listWays(visit, [isBooking ? "bookings" : "panel"]);
  return { kind: "trip", trip: placed, onward: way && { to: way.href, isBooking } };
}

function toPlacedTrip(trip: Trip, { brand, language }: MemberVisit): PlacedTrip {
  const { id, origin, destination, traveller, scheduledFor, fare, currency, paymentMethod } = trip;
  const progress = progressOf[trip.status];
  const { timeZone } = brand;
  return {
    id,
    progress,
    from: origin.name,
    to: destination.name,
    traveller,
    notes: origin.notes,
    booked:
      scheduledFor === null || progress !== "booked"
        ? undefined
        : {
            when: formatMoment(scheduledFor, language),
            zone: nameTimeZone(timeZone, findInstants(scheduledFor, timeZone)[0] ?? 0, language),
          },
    price: fare === null ? null : formatMoney(fare, currency ?? brand.currency, language),
    payment: paymentMethod,
  };
}

const progressOf: Record<Trip["status"], PlacedTrip["progress"]> = {
  1: "searching",
  2: "searching",
  3: "coming",
  6: "coming",
  10: "waiting",
  7: "riding",
  4: "cancelled",
  5: "cancelled",
  8: "over",
  9: "over",
  13: "booked",
};
