import { ApiError } from "../../api/errors.ts";
import { listMessages, type Message } from "../../api/messages.server.ts";
import { fromMoney } from "../../api/money.ts";
import { getPromo } from "../../api/promos.server.ts";
import { listMovements, listPurses } from "../../api/purses.server.ts";
import { getTicket, listTickets, type Ticket } from "../../api/tickets.server.ts";
import { type Reading, type Row, toIso } from "./reading.server.ts";

/** The largest page and offset that the API accepts. */
const LARGEST_PAGE = 100;
const LAST_OFFSET = 1_000_000;

/** All pages, each read when it is wanted; of a row that moves to the next page meanwhile, the first is enough. */
async function* walkPages<Entry extends { id: number }>(
  read: (page: { limit: number; offset: number }) => Promise<{ rows: Entry[]; total: number }>,
): AsyncGenerator<Entry[]> {
  let before = new Set<number>();
  for (let offset = 0; offset <= LAST_OFFSET; offset += LARGEST_PAGE) {
    const { rows, total } = await read({ limit: LARGEST_PAGE, offset });
    yield rows.filter(({ id }) => !before.has(id));
    if (rows.length === 0 || offset + LARGEST_PAGE >= total) return;
    before = new Set(rows.map(({ id }) => id));
  }
}

const walkMessages = ({ api }: Reading): AsyncGenerator<Message[]> =>
  walkPages(async (page) => {
    const { messages, total } = await listMessages(api, page);
    return { rows: messages, total };
  });

const walkTickets = ({ api }: Reading): AsyncGenerator<Ticket[]> =>
  walkPages(async (page) => {
    const { tickets, total } = await listTickets(api, page);
    return { rows: tickets, total };
  });

export async function* readMessages(reading: Reading): AsyncGenerator<Row[]> {
  for await (const messages of walkMessages(reading)) {
    yield messages.map(({ id, sentAt, title, text, isRead, promoId, ticketId }) => ({
      ...{ id, sent_at: sentAt, title, text, is_read: isRead },
      ...{ promotion: promoId, ticket: ticketId },
    }));
  }
}

/** The promotions that a message has told the client of; the API lists none. */
export async function* readPromotions(reading: Reading): AsyncGenerator<Row[]> {
  const known = new Set<number>();
  for await (const messages of walkMessages(reading)) {
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
    const pages = walkPages(async (page) => {
      const { movements, total } = await listMovements(api, { id: purse, currency }, page);
      return { rows: movements, total };
    });
    for await (const movements of pages) {
      yield movements.map(({ id, at, change, balance: after, description, reference }) => ({
        ...{ purse, id, at: toIso(at), change: fromMoney(change), balance: fromMoney(after) },
        ...{ currency, description, reference },
      }));
    }
  }
}

export async function* readTickets(reading: Reading): AsyncGenerator<Row[]> {
  for await (const tickets of walkTickets(reading)) {
    yield tickets.map(({ id, type, subject, label, openedAt, updatedAt, tripId }) => ({
      ...{ id, type, subject, state: label, opened_at: openedAt, updated_at: updatedAt },
      trip: tripId,
    }));
  }
}

async function* walkAnswers(reading: Reading) {
  for await (const tickets of walkTickets(reading)) {
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
