import { ApiError } from "../../api/errors.ts";
import { walkMessages } from "../../api/messages.server.ts";
import { fromMoney } from "../../api/money.ts";
import { walkPages } from "../../api/pages.server.ts";
import { getPromo } from "../../api/promos.server.ts";
import { listMovements, listPurses } from "../../api/purses.server.ts";
import { getTicket, listTickets } from "../../api/tickets.server.ts";
import { type Reading, type Row, toIso } from "./reading.server.ts";

const walkTickets = ({ api }: Reading) =>
  walkPages(async (range) => {
    const { tickets: rows, total } = await listTickets(api, range);
    return { rows, total };
  });

export async function* readMessages(reading: Reading): AsyncGenerator<Row[]> {
  for await (const { rows: messages } of walkMessages(reading.api)) {
    yield messages.map(({ id, sentAt, title, text, isRead, promoId, ticketId }) => ({
      ...{ id, sent_at: sentAt, title, text, is_read: isRead },
      ...{ promotion: promoId, ticket: ticketId },
    }));
  }
}

/** The promotions that a message has told the client of; the API lists none. */
export async function* readPromotions(reading: Reading): AsyncGenerator<Row[]> {
  const known = new Set<number>();
  for await (const { rows: messages } of walkMessages(reading.api)) {
    for (const { promoId } of messages) {
      if (promoId === null || promoId === undefined || known.has(promoId)) continue;
      known.add(promoId);
      const promo = await getPromo(reading.api, promoId).catch(unlessGone);
      if (!promo) continue;
      const { id, title, description, gives, validUntil, label, code } = promo;
      const until = toIso(validUntil);
      yield [{ ...{ id, title, description, gives, valid_until: until, state: label, code } }];
    }
  }
}

/** The group has taken the promotion back, and the message about it is still there. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}

export async function* readPurses({ api }: Reading): AsyncGenerator<Row[]> {
  const { purses, code } = await listPurses(api);
  yield purses.map(({ id, name, balance }, at) => ({
    ...{ id, name, balance: fromMoney(balance), currency: balance.currency },
    // It pays into the first.
    code: at === 0 ? code : null,
  }));
}

export async function* readMovements({ api }: Reading): AsyncGenerator<Row[]> {
  const { purses } = await listPurses(api);
  for (const { id: purse, balance } of purses) {
    const { currency } = balance;
    const pages = walkPages(async (range) => {
      const { movements: rows, total } = await listMovements(api, { id: purse, currency }, range);
      return { rows, total };
    });
    for await (const { rows: movements } of pages) {
      yield movements.map(({ id, at, change, balance: after, description, reference }) => ({
        ...{ purse, id, at: toIso(at), change: fromMoney(change), balance: fromMoney(after) },
        ...{ currency, description, reference },
      }));
    }
  }
}

export async function* readTickets(reading: Reading): AsyncGenerator<Row[]> {
  for await (const { rows: tickets } of walkTickets(reading)) {
    yield tickets.map(({ id, type, subject, label, openedAt, updatedAt, tripId }) => ({
      ...{ id, type, subject, state: label, opened_at: openedAt, updated_at: updatedAt },
      trip: tripId,
    }));
  }
}

async function* walkAnswers(reading: Reading) {
  for await (const { rows: tickets } of walkTickets(reading)) {
    for (const { id } of tickets) {
      yield { ticket: id, answers: (await getTicket(reading.api, id)).answers };
    }
  }
}

export async function* readTicketMessages(reading: Reading): AsyncGenerator<Row[]> {
  for await (const { ticket, answers } of walkAnswers(reading)) {
    yield answers.map(({ id, writtenAt, author, isMine, text }) => {
      return { ...{ ticket, id, written_at: writtenAt, author, is_mine: isMine, text } };
    });
  }
}

export async function* readTicketAttachments(reading: Reading): AsyncGenerator<Row[]> {
  for await (const { ticket, answers } of walkAnswers(reading)) {
    yield answers.flatMap(({ id: message, attachments }) =>
      attachments.map(({ id, name, type, size }) => {
        return { ticket, message, id, name, type, bytes: size };
      }),
    );
  }
}
