import type { components } from "../../openapi/taxi-api.types.ts";
import type { Api } from "./client.server.ts";
import { readGoodRows } from "./rows.server.ts";

type Wire = components["schemas"]["CustomerMessage"];

/** Something that the group has told a customer. */
export type Message = {
  id: number;
  title: string;
  text: string;
  /** ISO. */
  sentAt: string;
  isRead: boolean;
  /** What it is about, where that has a screen of its own. */
  promoId: number | null;
  ticketId: number | null;
};

export type MessagePage = {
  messages: Message[];
  /** How many there are on all pages together. */
  total: number;
  unread: number;
};

/** A part of what somebody was told, newest first. */
export async function listMessages(
  api: Api,
  { limit, offset }: { limit: number; offset: number },
): Promise<MessagePage> {
  const { messages, total, unread } = await api.call("listMessages", { query: { limit, offset } });
  return { messages: messages.map(toMessage), total, unread };
}

/** The API counts them whatever part is asked for. */
export async function countUnreadMessages(api: Api): Promise<number> {
  // Where the only message of an answer is odd, the whole answer is wrong.
  const part = { limit: 2, offset: 0 };
  return (await readGoodRows(api, (rows) => listMessages(rows, part))).unread;
}

export async function readMessage(api: Api, id: number): Promise<void> {
  await api.call("readMessage", { path: { id } });
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
