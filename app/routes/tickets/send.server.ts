import type { Api } from "../../api/client.server.ts";
import { findRow, readGoodRows } from "../../api/rows.server.ts";
import { createTicket, listTickets, type Ticket } from "../../api/tickets.server.ts";
import { sendIdempotently } from "../../features/support/send-idempotently.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectWithFlash } from "../../request/flash.server.ts";
import type { TicketSent } from "./schema.ts";
import { texts } from "./texts.ts";

/** A form that is sent twice opens one ticket. Returns the ticket's id. */
export function sendTicket(sent: TicketSent, context: MemberContext): Promise<number> {
  const { api } = context;
  const { type, subject, text, trip: tripId, attachments } = sent;
  const isSame = (ticket: Ticket) =>
    ticket.type === type && ticket.subject === subject && ticket.tripId === (tripId ?? null);
  // The API lists the newest tickets first.
  const listNewest = async (rows: Api) =>
    (await listTickets(rows, { limit: 10, offset: 0 })).tickets;
  const steps = {
    prepare: async () => (await readGoodRows(api, listNewest)).map(({ id }) => id),
    send: async (_: number[], idempotencyKey: string) => {
      const words = { type, subject, text, tripId, attachments };
      return (await createTicket(api, words, idempotencyKey)).ticket.id;
    },
    find: (before: number[]) =>
      findRow(api, async (rows) => {
        const tickets = await listNewest(rows);
        return tickets.find((each) => isSame(each) && !before.includes(each.id))?.id;
      }),
  };
  return sendIdempotently("createTicket", "ticket", sent, steps, context);
}

export function redirectToTicket(
  id: number,
  { siteDomain, language, app }: MemberContext,
): Response {
  const text = createTranslate(texts, language)("sent");
  return redirectWithFlash(pathTo("ticket", { params: { id }, siteDomain }), app, {
    flash: { kind: "success", text },
  });
}
