import type { Handlers, Schemas } from "../api/operation.ts";
import { notFound } from "../api/refusal.ts";
import type { CustomerMessage, World } from "../world.ts";

type NewMessage = Pick<CustomerMessage, "accountId" | "title" | "text"> & Partial<CustomerMessage>;

/** Sends a message to a customer, by default now and unread. */
export function sendMessage(world: World, message: NewMessage): void {
  const id = world.nextId();
  world.messages.set(id, {
    createdAt: world.clock.now(),
    read: false,
    promoId: null,
    ticketId: null,
    ...message,
    id,
  });
}

export const messageHandlers: Handlers<"listMessages" | "readMessage"> = {
  listMessages({ world, account, query: { limit, offset } }) {
    const messages = [...world.messages.values()]
      .filter((message) => message.accountId === account.id)
      .sort((a, b) => b.createdAt - a.createdAt || b.id - a.id);
    return {
      messages: messages.slice(offset, offset + limit).map(toAnswer),
      total: messages.length,
      unread: messages.filter((message) => !message.read).length,
    };
  },

  readMessage({ world, account, path }) {
    const message = world.messages.get(path.id);
    if (message?.accountId !== account.id) throw notFound();
    message.read = true;
    return undefined;
  },
};

function toAnswer(message: CustomerMessage): Schemas["CustomerMessage"] {
  return {
    id: message.id,
    title: message.title,
    text: message.text,
    created_at: new Date(message.createdAt).toISOString(),
    read: message.read,
    promo_id: message.promoId,
    ticket_id: message.ticketId,
  };
}
