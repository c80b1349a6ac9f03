import { randomUUID } from "node:crypto";
import { readRows } from "../../api/rows.server.ts";
import { listTickets } from "../../api/tickets.server.ts";
import { formatInstant } from "../../features/support/format-instant.server.ts";
import { loadPage, readPage } from "../../features/support/page.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { listTripChoices } from "./trip-choices.server.ts";

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
      last: formatInstant(updatedAt, context),
      href: pathTo("ticket", { params: { id }, siteDomain }),
    })),
  };
}
