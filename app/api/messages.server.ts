import type { components } from "../../openapi/taxi-api.types.ts";
import type { Api } from "./client.server.ts";
import { readGoodRows } from "./rows.server.ts";

type Wire = components["schemas"]["CustomerMessage"];

/** A message from the group to a customer. */
export type Message = {
  id: number;
  title: string;
  text: string;
  /** ISO. */
  sentAt: string;
  isRead: boolean;
  /** The promotion or ticket that the message is about. */
  promoId: number | null;
  ticketId: number | null;
};

export type MessagePage = {
  messages: Message[];
  /** The number of messages on all pages. */
  total: number;
  unread: number;
};

/** A page of the customer's messages, newest first. */
export async function listMessages(
  api: Api,
  { limit, offset }: { limit: number; offset: number },
): Promise<MessagePage> {
  const { messages, total, unread } = await api.call("listMessages", {
    params: { query: { limit, offset } },
  });
  return { messages: messages.map(toMessage), total, unread };
}

/** The API sends the number with every page. */
export async function countUnreadMessages(api: Api): Promise<number> {
  // Two messages, because an answer whose only row is odd is wrong as a whole.
  const page = { limit: 2, offset: 0 };
  return (await readGoodRows(api, (rows) => listMessages(rows, page))).unread;
}

export async function readMessage(api: Api, id: number): Promise<void> {
  await api.call("readMessage", { params: { path: { id } } });
}

function toMessage({ id, title, text, created_at, read, promo_id, ticket_id }: Wire): Message {
  return {
    id,
    title,
    text,
    sentAt: created_at,
    isRead: read,
    promoId: promo_id,
    ticketId: ticket_id,
  };
}
