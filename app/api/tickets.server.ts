import type { components } from "../../openapi/taxi-api.types.ts";
import type { ApiFile } from "./answers.server.ts";
import type { Api } from "./client.server.ts";

type Wire = components["schemas"];

export type TicketType = Wire["TicketType"];
export type TicketLabel = Wire["Label"];

/** A conversation that a customer has opened with the group. */
export type Ticket = {
  id: number;
  type: TicketType;
  subject: string;
  label: TicketLabel;
  /** ISO. */
  openedAt: string;
  /** The time of the last message; ISO. */
  updatedAt: string;
  tripId: number | null;
};

export type Attachment = Wire["Attachment"];

export type TicketAnswer = {
  id: number;
  author: string;
  /** Whether the customer wrote it. */
  isMine: boolean;
  text: string;
  /** ISO. */
  writtenAt: string;
  attachments: Attachment[];
};

/** A ticket with its messages, oldest first. */
export type Conversation = { ticket: Ticket; answers: TicketAnswer[] };

export type TicketPage = {
  tickets: Ticket[];
  /** The number of tickets on all pages. */
  total: number;
};

export type NewAnswer = { text: string; attachments: File[] };
export type NewTicket = NewAnswer & { type: TicketType; subject: string; tripId?: number };

/** A page of the customer's tickets, the last active first. */
export async function listTickets(
  api: Api,
  { limit, offset }: { limit: number; offset: number },
): Promise<TicketPage> {
  const { tickets, total } = await api.call("listTickets", {
    params: { query: { limit, offset } },
  });
  return { tickets: tickets.map(toTicket), total };
}

export async function createTicket(
  api: Api,
  { type, subject, text, tripId, attachments }: NewTicket,
  idempotencyKey: string,
): Promise<Conversation> {
  const opened = await api.call("createTicket", {
    params: { header: { "Idempotency-Key": idempotencyKey } },
    body: { type, subject, text, ...(tripId !== undefined && { service_id: tripId }), attachments },
  });
  return toConversation(opened);
}

export async function getTicket(api: Api, id: number): Promise<Conversation> {
  return toConversation(await api.call("getTicket", { params: { path: { id } } }));
}

export async function answerTicket(
  api: Api,
  id: number,
  answer: NewAnswer,
  idempotencyKey: string,
): Promise<Conversation> {
  const params = { path: { id }, header: { "Idempotency-Key": idempotencyKey } };
  return toConversation(await api.call("answerTicket", { params, body: answer }));
}

export function downloadAttachment(api: Api, id: number, attachment_id: number): Promise<ApiFile> {
  return api.stream("getTicketAttachment", { params: { path: { id, attachment_id } } });
}

function toConversation({ ticket, answers }: Wire["TicketConversation"]): Conversation {
  return { ticket: toTicket(ticket), answers: answers.map(toAnswer) };
}

function toTicket({ created_at, updated_at, service_id, ...ticket }: Wire["Ticket"]): Ticket {
  const { id, type, subject, label } = ticket;
  return {
    id,
    type,
    subject,
    label,
    openedAt: created_at,
    updatedAt: updated_at,
    tripId: service_id,
  };
}

function toAnswer({ id, author, mine, text, created_at, attachments }: Wire["TicketAnswer"]) {
  return {
    ...{ id, author },
    isMine: mine,
    // Multipart forms end their lines with CRLF.
    text: text.replaceAll("\r\n", "\n"),
    writtenAt: created_at,
    attachments: attachments.map(({ id, name, type, size }) => ({ id, name, type, size })),
  };
}
