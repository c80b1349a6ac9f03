import { randomUUID } from "node:crypto";
import { listHistory } from "../../api/history.server.ts";
import { readGoodRows, readRows } from "../../api/rows.server.ts";
import { listTickets } from "../../api/tickets.server.ts";
import type { Trip } from "../../api/trips.server.ts";
import { defer } from "../../deferred.ts";
import { nameTrip } from "../../features/support/format.server.ts";
import { findRequestedTrip } from "../../features/trips/history/find-requested-trip.server.ts";
import { formatInstant } from "../../features/trips/history/format-trip.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { loadPage, readPage } from "../../request/paging.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";

export type TicketList = Awaited<ReturnType<typeof loadList>>;
export type NewTicketView = Awaited<ReturnType<typeof loadNewTicket>>;

export const loadTickets = (query: URLSearchParams, context: MemberContext) => ({
  list: defer(loadList(readPage(query), context)),
  siteDomain: context.siteDomain,
});

async function loadList(page: number, context: MemberContext) {
  const { api, siteDomain } = context;
  const { value, leftOut } = await readRows(api, (rows) =>
    loadPage(page, (part) => listTickets(rows, part)),
  );
  const { tickets, ...paging } = value;
  return {
    ...paging,
    leftOut,
    rows: tickets.map(({ id, type, subject, label, updatedAt }) => ({
      ...{ id, type, subject, label },
      last: formatInstant(Date.parse(updatedAt), context),
      href: pathTo("ticket", { params: { id }, siteDomain }),
    })),
  };
}

/** For an older trip, users open the ticket from the trip itself. */
const LATEST = 30;

/**
 * Loads the form, then the choice of trips: the latest, and the one that the address names, for which the
 * page waits.
 */
export async function loadNewTicket(query: URLSearchParams, context: MemberContext) {
  const latest = listLatest(context);
  const requested = query.has("trip")
    ? await findRequestedTrip(query, context, await latest)
    : undefined;
  return {
    trips: defer(latest.then((trips) => toChoices(trips, requested, context))),
    trip: requested && `${requested.id}`,
    idempotencyKey: randomUUID(),
    all: pathTo("tickets", { siteDomain: context.siteDomain }),
  };
}

async function listLatest(context: MemberContext): Promise<Trip[]> {
  const found = readGoodRows(context.api, (rows) =>
    listHistory(rows, {}, { limit: LATEST, offset: 0 }),
  );
  return (await optional(found, { trips: [] as Trip[] }, context)).trips;
}

function toChoices(latest: Trip[], requested: Trip | undefined, context: MemberContext) {
  const isListed = latest.some(({ id }) => id === requested?.id);
  return [...(requested && !isListed ? [requested] : []), ...latest].map((trip) => ({
    id: `${trip.id}`,
    name: nameTrip(trip, context),
  }));
}
