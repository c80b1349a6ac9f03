import type { Api } from "../../api/client.server.ts";
import { findRow, readGoodRows } from "../../api/rows.server.ts";
import { createTicket, listTickets, type Ticket } from "../../api/tickets.server.ts";
import { sendIdempotently } from "../../features/support/send-once.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectWithFlash } from "../../request/redirect-with-flash.server.ts";
import type { TicketSent } from "./schema.ts";
import { texts } from "./texts.ts";

/** The ticket that the form has opened, however often it is sent. */
export function sendTicket(sent: TicketSent, context: MemberContext): Promise<number> {
  const { api } = context;
  const { type, subject, text, trip: tripId, attachments } = sent;
  const isTheSame = (ticket: Ticket) =>
    ticket.type === type && ticket.subject === subject && ticket.tripId === (tripId ?? null);
  // The newest are first.
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
        return tickets.find((each) => isTheSame(each) && !before.includes(each.id))?.id;
      }),
  };
  return sendIdempotently("createTicket", "ticket", sent, steps, context);
}

export function goOnTo(id: number, { siteDomain, language, app }: MemberContext): Response {
  const text = createTranslate(texts, language)("sent");
  return redirectWithFlash(pathTo("ticket", { params: { id }, siteDomain }), app, {
    flash: { kind: "success", text },
  });
}
