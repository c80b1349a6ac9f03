import { randomUUID } from "node:crypto";
import { listHistory } from "../../api/history.server.ts";
import { readGoodRows, readRows } from "../../api/rows.server.ts";
import { listTickets } from "../../api/tickets.server.ts";
import type { Trip } from "../../api/trips.server.ts";
import { nameTrip } from "../../features/support/format.server.ts";
import { findRequestedTrip } from "../../features/trips/history/find-requested-trip.server.ts";
import { formatInstant } from "../../features/trips/history/format-trip.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/optional.server.ts";
import { loadPage, readPage } from "../../request/paging.server.ts";

export type TicketsView = Awaited<ReturnType<typeof loadTickets>>;
export type NewTicketView = NonNullable<TicketsView["newTicket"]>;

/** Loads the list, or with `?show=new` the form for a new ticket. */
export async function loadTickets(query: URLSearchParams, context: MemberContext) {
  const isNew = query.get("show") === "new";
  const { siteDomain } = context;
  return {
    list: isNew ? none : await loadList(readPage(query), context),
    newTicket: isNew
      ? { ...(await listTripChoices(query, context)), idempotencyKey: randomUUID() }
      : undefined,
    all: pathTo("tickets", { siteDomain }),
    siteDomain,
  };
}

type Row = Awaited<ReturnType<typeof loadList>>["rows"][number];
const none = { rows: [] as Row[], total: 0, page: 1, pageCount: 1, leftOut: 0 };

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

/** The trips that a ticket can be about: the latest, and the one that the address names. */
async function listTripChoices(query: URLSearchParams, context: MemberContext) {
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
