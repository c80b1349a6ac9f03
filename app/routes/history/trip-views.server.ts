import type { Trip } from "../../api/trips.server.ts";
import { findAskedTrip } from "../../features/trips/history/find-asked-trip.server.ts";
import { formatFare, formatWhen } from "../../features/trips/history/format-trip.server.ts";
import {
  historyFilePath,
  historyPath,
  toTripQuery,
} from "../../features/trips/history/history-paths.server.ts";
import { listDetails } from "../../features/trips/history/trip-details.server.ts";
import { progressOf } from "../../features/trips/trip-status.ts";
import type { MemberVisit } from "../../http/visit.server.ts";
import { listWays } from "../../http/ways.server.ts";
import { pathTo } from "../../paths.ts";
import { toOrderAgain } from "./order-again.server.ts";

/** A trip as the list has it. */
export type TripRow = {
  id: number;
  when: string;
  from: string;
  to: string | null;
  traveller: string | null;
  employee: string | null;
  status: number;
  statusName: string;
  fare: string | null;
  details: string;
};

export function toRow(
  trip: Trip,
  onThisPage: Record<string, string | number | undefined>,
  visit: MemberVisit,
): TripRow {
  const { id, origin, destination, traveller, employee, status, statusName } = trip;
  return {
    ...{ id, traveller, status, statusName },
    when: formatWhen(trip.when, visit.language),
    from: origin.name,
    to: destination.name,
    // Mostly it is the same person.
    employee: employee && employee.name !== traveller ? employee.name : null,
    fare: formatFare(trip, visit),
    details: historyPath({ ...onThisPage, ...toTripQuery(trip) }, visit),
  };
}

export type TripView = Awaited<ReturnType<typeof loadAskedTrip>>;

/** The trip that the address opens, and what can be done with it. */
export async function loadAskedTrip(query: URLSearchParams, shown: Trip[], visit: MemberVisit) {
  const trip = await findAskedTrip(query, visit, shown);
  const { id, status, statusName } = trip;
  const progress = progressOf(status);
  return {
    ...{ id, status, statusName },
    // Its number is its name.
    details: listDetails(trip, visit).filter(({ key }) => key !== "number"),
    order: await toOrderAgain(trip, visit),
    receipt:
      progress === "completed"
        ? historyFilePath("trip/receipt", toTripQuery(trip), visit)
        : undefined,
    ticket: toNewTicket(trip, visit),
    calendar:
      progress === "booked"
        ? historyFilePath("reservation.ics", toTripQuery(trip), visit)
        : undefined,
  };
}

/** Where to write to the group about a trip; nowhere for whoever has no tickets. */
function toNewTicket(trip: Trip, visit: MemberVisit): string | undefined {
  const { session, siteDomain } = visit;
  const mayWrite = !session.scope && listWays(visit, ["tickets"]).length > 0;
  const query = { show: "new", ...toTripQuery(trip) };
  return mayWrite ? pathTo("tickets", { query, siteDomain }) : undefined;
}
