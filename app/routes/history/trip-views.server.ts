import type { Trip } from "../../api/trips.server.ts";
import { toOrderAgain } from "../../features/order-taxi/order-again.server.ts";
import { findRequestedTrip } from "../../features/trips/history/find-requested-trip.server.ts";
import { formatFare, formatWhen } from "../../features/trips/history/format-trip.server.ts";
import { historyPath, toTripQuery } from "../../features/trips/history/history-paths.server.ts";
import { listDetails } from "../../features/trips/history/trip-details.server.ts";
import { listTripLinks } from "../../features/trips/history/trip-links.server.ts";
import type { MemberContext } from "../../request/context.server.ts";

/** A trip as the table shows it. */
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
  pageQuery: Record<string, string | number | undefined>,
  context: MemberContext,
): TripRow {
  const { id, origin, destination, traveller, employee, status, statusName } = trip;
  return {
    ...{ id, traveller, status, statusName },
    when: formatWhen(trip.when, context.language),
    from: origin.name,
    to: destination.name,
    // The employee is mostly the traveller.
    employee: employee && employee.name !== traveller ? employee.name : null,
    fare: formatFare(trip, context),
    details: historyPath({ ...pageQuery, ...toTripQuery(trip) }, context),
  };
}

export type TripView = Awaited<ReturnType<typeof loadTripView>>;

/** Loads the trip that the address opens, with its actions. */
export async function loadTripView(query: URLSearchParams, shown: Trip[], context: MemberContext) {
  const trip = await findRequestedTrip(query, context, shown);
  const { id, status, statusName } = trip;
  return {
    ...{ id, status, statusName },
    // The dialog's title has the number already.
    details: listDetails(trip, context).filter(({ key }) => key !== "number"),
    order: await toOrderAgain(trip, context),
    ...listTripLinks(trip, context),
  };
}
