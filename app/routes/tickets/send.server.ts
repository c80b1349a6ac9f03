import { z } from "zod";
import type { Api } from "../../api/client.server.ts";
import { addedRow } from "../../api/rows.server.ts";
import { createTicket, listTickets, type Ticket } from "../../api/tickets.server.ts";
import { messageFields } from "../../features/support/fields.server.ts";
import { sendIdempotently } from "../../features/support/send-idempotently.server.ts";
import { ticketTypes } from "../../features/support/ticket-kinds.ts";
import { maxLength, required, text } from "../../forms/rules.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { texts } from "./texts.ts";

const trip = z.coerce
  .number("invalid")
  .int("invalid")
  .min(1, "invalid")
  .max(2_147_483_647, "invalid");

export const ticketSchema = z.object({
  type: z.enum(ticketTypes, "required"),
  subject: text(required, maxLength(150)),
  // The empty choice: the ticket is about no trip.
  trip: z.union([z.literal("").transform(() => undefined), trip]).optional(),
  ...messageFields,
});

type TicketSent = z.output<typeof ticketSchema>;

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
    ...addedRow(api, listNewest, { isWanted: isSame, toResult: ({ id }) => id }),
    send: async (_: number[], idempotencyKey: string) => {
      const words = { type, subject, text, tripId, attachments };
      return (await createTicket(api, words, idempotencyKey)).ticket.id;
    },
  };
  return sendIdempotently("createTicket", "ticket", sent, steps, context);
}

export function redirectToTicket(id: number, context: MemberContext): Response {
  const text = createTranslate(texts, context.language)("sent");
  const flash = { kind: "success", text } as const;
  return redirectToScreen("ticket", { params: { id }, flash }, context);
}
