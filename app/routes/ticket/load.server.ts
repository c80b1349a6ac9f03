import { randomUUID } from "node:crypto";
import { listHistory } from "../../api/history.server.ts";
import { readGoodRows, readRows } from "../../api/rows.server.ts";
import { type Attachment, getTicket, type TicketAnswer } from "../../api/tickets.server.ts";
import { defer } from "../../deferred.ts";
import { formatSize, nameTrip } from "../../features/support/format.server.ts";
import { isClosed } from "../../features/support/ticket-kinds.ts";
import { formatInstant } from "../../features/trips/history/format-trip.server.ts";
import { historyPath, toTripQuery } from "../../features/trips/history/history-paths.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";
import { pathToResource } from "../../resources.ts";

/** The API has no call for a single trip, so we search one page of the latest trips. */
const SEARCHED_TRIPS = 100;
/** Larger pictures are loaded only when the user opens them. */
const SMALL_BYTES = 300_000;

export type TicketView = Awaited<ReturnType<typeof loadTicket>>;
export type AnswerView = TicketView["answers"][number];
export type AttachmentView = AnswerView["attachments"][number];

/** Loads the conversation, then the trip that it is about. */
export async function loadTicket(id: number, context: MemberContext) {
  const { siteDomain } = context;
  const { value, leftOut } = await readRows(context.api, (rows) => getTicket(rows, id));
  const { ticket, answers } = value;
  const { type, subject, label, openedAt, tripId } = ticket;
  return {
    ...{ id, type, subject, label },
    opened: formatInstant(Date.parse(openedAt), context),
    tripId,
    trip: tripId === null ? undefined : defer(findTrip(tripId, context)),
    answers: answers.map((answer) => toAnswerView(id, answer, context)),
    leftOut,
    isClosed: isClosed(label),
    idempotencyKey: randomUUID(),
    all: pathTo("tickets", { siteDomain }),
    another: pathTo("tickets", { query: { show: "new" }, siteDomain }),
  };
}

/** Undefined for a trip that is older than the searched ones. */
async function findTrip(id: number, context: MemberContext) {
  const search = readGoodRows(context.api, (rows) =>
    listHistory(rows, {}, { limit: SEARCHED_TRIPS, offset: 0 }),
  );
  const found = await optional(search, undefined, context);
  const trip = found?.trips.find((each) => each.id === id);
  return trip && { name: nameTrip(trip, context), href: historyPath(toTripQuery(trip), context) };
}

function toAnswerView(ticketId: number, answer: TicketAnswer, context: MemberContext) {
  const { id, author, isMine, text, writtenAt, attachments } = answer;
  return {
    ...{ id, author, isMine, text },
    when: formatInstant(Date.parse(writtenAt), context),
    attachments: attachments.map((each) => toAttachmentView(ticketId, each, context)),
  };
}

function toAttachmentView(
  ticketId: number,
  { id, name, type, size }: Attachment,
  { language, siteDomain }: MemberContext,
) {
  const isPicture = type.startsWith("image/");
  return {
    ...{ id, name, isPicture },
    isSmall: size <= SMALL_BYTES,
    size: formatSize(size, language),
    href: pathToResource("ticket_attachment", {
      params: { id: ticketId, attachment_id: id },
      siteDomain,
    }),
  };
}
