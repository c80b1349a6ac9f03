import type { components } from "../../openapi/taxi-api.types.ts";
import type { Api } from "./client.server.ts";
import { type PageRange, walkPages } from "./pages.server.ts";
import { readGoodRows } from "./rows.server.ts";

type Wire = components["schemas"]["CustomerMessage"];

/** A message from the group to a customer. */
export type Message = ReturnType<typeof toMessage>;

/** A page of the customer's messages, newest first, and the numbers on all pages. */
export async function listMessages(
  api: Api,
  query: PageRange,
): Promise<{ messages: Message[]; total: number; unread: number }> {
  const { messages, total, unread } = await api.call("listMessages", { params: { query } });
  return { messages: messages.map(toMessage), total, unread };
}

/** All messages of the customer, page by page. */
export const walkMessages = (api: Api) =>
  walkPages(async (range) => {
    const { messages: rows, total } = await listMessages(api, range);
    return { rows, total };
  });

/** The API sends the number with every page. */
export async function countUnreadMessages(api: Api): Promise<number> {
  // Two messages, because an answer whose only row is odd is wrong as a whole.
  const page = { limit: 2, offset: 0 };
  return (await readGoodRows(api, (rows) => listMessages(rows, page))).unread;
}

export async function readMessage(api: Api, id: number): Promise<void> {
  await api.call("readMessage", { params: { path: { id } } });
}

function toMessage({ id, title, text, created_at, read, promo_id, ticket_id }: Wire) {
  return {
    ...{ id, title, text },
    /** ISO. */
    sentAt: created_at,
    isRead: read,
    /** The promotion or ticket that the message is about. */
    ...{ promoId: promo_id, ticketId: ticket_id },
  };
}
