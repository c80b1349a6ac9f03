// Sets up the pact's provider states about messages and tickets in the sandbox.
import type { DemoKind } from "../sandbox/accounts/seed.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import { say } from "../sandbox/support/conversation.ts";
import { sendMessage } from "../sandbox/support/messages.ts";
import { findAccount } from "../sandbox/test-client.ts";
import type { Account, Label, Ticket } from "../sandbox/world.ts";

type User = { kind: DemoKind };

export function createSupportStates(sandbox: Sandbox) {
  return {
    "the user has a message about an answer to a ticket": ({ kind }: User) => {
      const account = findAccount(sandbox, kind);
      deleteMessages(account);
      const { id: ticketId } = openTicket(account);
      return { messageId: notify(account, ticketId), ticketId };
    },

    "the user has no messages": ({ kind }: User) => {
      deleteMessages(findAccount(sandbox, kind));
      return {};
    },

    "the message belongs to another user": () => {
      const account = findAccount(sandbox, "hotel");
      return { messageId: notify(account, openTicket(account).id) };
    },

    "the user has a ticket": ({ kind, label }: User & { label: Label }) => {
      const account = findAccount(sandbox, kind);
      deleteTickets(account);
      const ticket = openTicket(account, label);
      return { ticketId: ticket.id, attachmentId: ticket.answers[0]?.attachments[0]?.id };
    },

    "the user has no tickets": ({ kind }: User) => {
      deleteTickets(findAccount(sandbox, kind));
      return {};
    },

    "the ticket belongs to another user": () => {
      const ticket = openTicket(findAccount(sandbox, "hotel"));
      return { ticketId: ticket.id, attachmentId: ticket.answers[0]?.attachments[0]?.id };
    },

    // Pact cannot replace examples inside a multipart form, so the trip's id is fixed.
    "the user has made trip 6990": ({ kind }: User) => {
      const { trips } = sandbox.world;
      const account = findAccount(sandbox, kind);
      const trip = [...trips.values()].find(({ ownerId }) => ownerId === account.id);
      if (!trip) throw new Error("The account has made no trip");
      trips.delete(trip.id);
      trips.set(6990, { ...trip, id: 6990 });
      return {};
    },

    "trip 6990 belongs to another user": () => {
      const trip = sandbox.world.trips.get(6990);
      if (trip) trip.ownerId = findAccount(sandbox, "hotel").id;
      return {};
    },
  };

  function notify({ id: accountId }: Account, ticketId: number): number {
    sendMessage(sandbox.world, {
      accountId,
      title: "Hemos contestado",
      text: "Me cobraron dos veces",
      ticketId,
    });
    return [...sandbox.world.messages.keys()].at(-1) ?? 0;
  }

  /** Opens a ticket about a trip, with a file attached to its first answer. */
  function openTicket(account: Account, label: Label = "waiting_for_answer"): Ticket {
    const { world } = sandbox;
    const ticket: Ticket = {
      id: world.nextId(),
      accountId: account.id,
      type: "claim",
      subject: "Me cobraron dos veces",
      label,
      tripId: 6990,
      createdAt: world.clock.now(),
      answers: [],
    };
    world.tickets.set(ticket.id, ticket);
    const receipt = new File(["%PDF-1.3\n%%EOF\n"], "recibo.pdf", { type: "application/pdf" });
    say(world, ticket, { author: account, text: "El lunes.", files: [receipt] });
    return ticket;
  }

  function deleteMessages({ id }: Account): void {
    const { messages } = sandbox.world;
    for (const each of messages.values()) if (each.accountId === id) messages.delete(each.id);
  }

  function deleteTickets({ id }: Account): void {
    const { tickets } = sandbox.world;
    for (const each of tickets.values()) if (each.accountId === id) tickets.delete(each.id);
  }
}
