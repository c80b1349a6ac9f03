import type { Handlers } from "../api/operation.ts";
import { invalid, notFound, refuse } from "../api/refusal.ts";
import { listVisibleTrips } from "../trips/visibility.ts";
import type { Account, Ticket, TicketType, World } from "../world.ts";
import { checkAttachments } from "./attachments.ts";
import { awaitAgent, lastSpokenAt, say, toConversation, toTicket } from "./conversation.ts";

export const ticketHandlers: Handlers<
  "listTickets" | "createTicket" | "getTicket" | "answerTicket" | "getTicketAttachment"
> = {
  listTickets({ world, account, query: { limit, offset } }) {
    const tickets = [...world.tickets.values()]
      .filter((ticket) => ticket.accountId === account.id)
      .sort((a, b) => lastSpokenAt(b) - lastSpokenAt(a) || b.id - a.id);
    return {
      tickets: tickets.slice(offset, offset + limit).map(toTicket),
      total: tickets.length,
    };
  },

  async createTicket({ world, account, body: { type, subject, text, service_id, attachments } }) {
    const trips = listVisibleTrips(world, account);
    if (service_id !== undefined && !trips.some(({ id }) => id === service_id)) {
      throw invalid({ field: "service_id", message: "No conocemos ese viaje" });
    }
    const files = await checkAttachments(attachments);
    const ticket: Ticket = {
      id: world.nextId(),
      accountId: account.id,
      // The document closes this enum in requests.
      type: type as TicketType,
      subject,
      label: "pending",
      tripId: service_id ?? null,
      createdAt: world.clock.now(),
      answers: [],
    };
    world.tickets.set(ticket.id, ticket);
    say(world, ticket, { author: account, text, files });
    awaitAgent(world, ticket);
    return toConversation(ticket);
  },

  getTicket({ world, account, path }) {
    return toConversation(findOwnTicket(world, account, path.id));
  },

  async answerTicket({ world, account, path, body }) {
    const ticket = findOwnTicket(world, account, path.id);
    if (ticket.label === "approved" || ticket.label === "rejected") {
      throw refuse("final_state", "Esta incidencia ya está cerrada");
    }
    const files = await checkAttachments(body.attachments);
    say(world, ticket, { author: account, text: body.text, files });
    ticket.label = "pending";
    awaitAgent(world, ticket);
    return toConversation(ticket);
  },

  getTicketAttachment({ world, account, path }) {
    const { answers } = findOwnTicket(world, account, path.id);
    const attachments = answers.flatMap((answer) => answer.attachments);
    const found = attachments.find(({ id }) => id === path.attachment_id);
    if (!found) throw notFound();
    return found.file;
  },
};

function findOwnTicket(world: World, account: Account, id: number): Ticket {
  const ticket = world.tickets.get(id);
  if (ticket?.accountId !== account.id) throw notFound();
  return ticket;
}
