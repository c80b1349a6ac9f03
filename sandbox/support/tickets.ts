import type { Handlers } from "../api/operation.ts";

export const ticketHandlers = {} as Handlers<
  "listTickets" | "createTicket" | "getTicket" | "answerTicket" | "getTicketAttachment"
>;
