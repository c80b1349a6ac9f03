import type { Sandbox } from "../../sandbox/sandbox.ts";
import { say } from "../../sandbox/support/conversation.ts";
import type { Account, Ticket } from "../../sandbox/world.ts";

type Given = Partial<Ticket> & { files?: File[] };

/** A ticket of this account that an agent has answered. */
export function openTicket(
  { world }: Pick<Sandbox, "world">,
  account: Account,
  { files, ...given }: Given = {},
): Ticket {
  const ticket: Ticket = {
    id: world.nextId(),
    accountId: account.id,
    type: "question",
    subject: "Una silla infantil",
    label: "waiting_for_answer",
    tripId: null,
    createdAt: world.clock.now(),
    answers: [],
    ...given,
  };
  world.tickets.set(ticket.id, ticket);
  say(world, ticket, { author: account, text: "¿Hay sillas para niños?", files });
  say(world, ticket, { author: "agent", text: "Sí. ¿De qué edad?" });
  return ticket;
}

/** The account's tickets, oldest first. */
export function ticketsOf({ world }: Pick<Sandbox, "world">, { id }: Account): Ticket[] {
  return [...world.tickets.values()].filter(({ accountId }) => accountId === id);
}
