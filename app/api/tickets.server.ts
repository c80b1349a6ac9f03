import type { components } from "../../openapi/taxi-api.types.ts";
import type { ApiFile } from "./answers.server.ts";
import type { Api } from "./client.server.ts";
import type { PageRange } from "./pages.server.ts";

type Wire = components["schemas"];

export type TicketType = Wire["TicketType"];
export type TicketLabel = Wire["Label"];

/** A conversation that a customer has opened with the group. */
export type Ticket = ReturnType<typeof toTicket>;
export type Attachment = Wire["Attachment"];
export type TicketAnswer = ReturnType<typeof toAnswer>;

/** A ticket with its messages, oldest first. */
export type Conversation = ReturnType<typeof toConversation>;

export type NewAnswer = { text: string; attachments: File[] };
export type NewTicket = NewAnswer & { type: TicketType; subject: string; tripId?: number };

/** A page of the customer's tickets, the last active first. */
export async function listTickets(
  api: Api,
  query: PageRange,
): Promise<{ tickets: Ticket[]; total: number }> {
  const { tickets, total } = await api.call("listTickets", { params: { query } });
  return { tickets: tickets.map(toTicket), total };
}

export async function createTicket(
  api: Api,
  { type, subject, text, tripId, attachments }: NewTicket,
  idempotencyKey: string,
): Promise<Conversation> {
  const opened = await api.call("createTicket", {
    params: { header: { "Idempotency-Key": idempotencyKey } },
    body: { type, subject, text, service_id: tripId, attachments },
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

function toConversation({ ticket, answers }: Wire["TicketConversation"]) {
  return { ticket: toTicket(ticket), answers: answers.map(toAnswer) };
}

function toTicket({ created_at, updated_at, service_id, ...ticket }: Wire["Ticket"]) {
  const { id, type, subject, label } = ticket;
  return {
    ...{ id, type, subject, label },
    /** ISO, like the time of the last message. */
    openedAt: created_at,
    updatedAt: updated_at,
    tripId: service_id,
  };
}

function toAnswer({ id, author, mine, text, created_at, attachments }: Wire["TicketAnswer"]) {
  return {
    ...{ id, author },
    /** Whether the customer wrote it. */
    isMine: mine,
    // Multipart forms end their lines with CRLF.
    text: text.replaceAll("\r\n", "\n"),
    /** ISO. */
    writtenAt: created_at,
    attachments: attachments.map(({ id, name, type, size }) => ({ id, name, type, size })),
  };
}
