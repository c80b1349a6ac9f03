// What the states about messages and tickets mean in the sandbox.
import type { DemoKind } from "../sandbox/accounts/seed.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import { say } from "../sandbox/support/conversation.ts";
import { sendMessage } from "../sandbox/support/messages.ts";
import { findAccount } from "../sandbox/test-client.ts";
import type { Account, Label, Ticket } from "../sandbox/world.ts";

type Somebody = { kind: DemoKind };

export function createSupportStates(sandbox: Sandbox) {
  return {
    "somebody was told of an answer to their ticket": ({ kind }: Somebody) => {
      const account = findAccount(sandbox, kind);
      forgetMessages(account);
      const { id: ticketId } = openTicket(account);
      return { messageId: tell(account, ticketId), ticketId };
    },

    "somebody was told nothing": ({ kind }: Somebody) => {
      forgetMessages(findAccount(sandbox, kind));
      return {};
    },

    "the message is somebody else's": () => {
      const account = findAccount(sandbox, "hotel");
      return { messageId: tell(account, openTicket(account).id) };
    },

    "somebody has a ticket": ({ kind, label }: Somebody & { label: Label }) => {
      const account = findAccount(sandbox, kind);
      forgetTickets(account);
      const ticket = openTicket(account, label);
      return { ticketId: ticket.id, attachmentId: ticket.answers[0]?.attachments[0]?.id };
    },

    "somebody has no ticket": ({ kind }: Somebody) => {
      forgetTickets(findAccount(sandbox, kind));
      return {};
    },

    "the ticket is somebody else's": () => {
      const ticket = openTicket(findAccount(sandbox, "hotel"));
      return { ticketId: ticket.id, attachmentId: ticket.answers[0]?.attachments[0]?.id };
    },

    // In the parts of a form nothing can be put in the place of an example.
    "somebody has made the trip 6990": ({ kind }: Somebody) => {
      const { trips } = sandbox.world;
      const account = findAccount(sandbox, kind);
      const trip = [...trips.values()].find(({ ownerId }) => ownerId === account.id);
      if (!trip) throw new Error("They have made no trip");
      trips.delete(trip.id);
      trips.set(6990, { ...trip, id: 6990 });
      return {};
    },

    "the trip 6990 is somebody else's": () => {
      const trip = sandbox.world.trips.get(6990);
      if (trip) trip.ownerId = findAccount(sandbox, "hotel").id;
      return {};
    },
  };

  function tell({ id: accountId }: Account, ticketId: number): number {
    sendMessage(sandbox.world, {
      accountId,
      title: "Hemos contestado",
      text: "Me cobraron dos veces",
      ticketId,
    });
    return [...sandbox.world.messages.keys()].at(-1) ?? 0;
  }

  /** About a trip, and with a file that came with its first words. */
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

  function forgetMessages({ id }: Account): void {
    const { messages } = sandbox.world;
    for (const each of messages.values()) if (each.accountId === id) messages.delete(each.id);
  }

  function forgetTickets({ id }: Account): void {
    const { tickets } = sandbox.world;
    for (const each of tickets.values()) if (each.accountId === id) tickets.delete(each.id);
  }
}
