import { listHistory } from "../../api/history.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import type { Trip } from "../../api/trips.server.ts";
import { nameTrip } from "../../features/support/name-trip.server.ts";
import { findRequestedTrip } from "../../features/trips/history/find-requested-trip.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";

/** For an older trip, users open the ticket from the trip itself. */
const LATEST = 30;

/** The trips that a ticket can be about: the latest, and the one that the address names. */
export async function listTripChoices(query: URLSearchParams, context: MemberContext) {
  const found = readGoodRows(context.api, (rows) =>
    listHistory(rows, {}, { limit: LATEST, offset: 0 }),
  );
  const { trips } = await optional(found, { trips: [] as Trip[] }, context);
  const requested = query.has("trip") ? await findRequestedTrip(query, context, trips) : undefined;
  const isListed = trips.some(({ id }) => id === requested?.id);
  return {
    trips: [...(requested && !isListed ? [requested] : []), ...trips].map((trip) => ({
      id: trip.id,
      name: nameTrip(trip, context),
    })),
    trip: requested?.id,
  };
}
