import { fromMoney, type Money } from "../../api/money.ts";
import {
  listMovements,
  listPurses,
  type Movement,
  type Purse,
  type Purses,
} from "../../api/purses.server.ts";
import { type Readable, readRows } from "../../api/rows.server.ts";
import { defer } from "../../deferred.ts";
import { formatChange, formatMoney } from "../../i18n/format.server.ts";
import { numberLocaleOf } from "../../i18n/languages.ts";
import { toQrCode } from "../../qr/draw-qr-code.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { loadPage, readPage } from "../../request/paging.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { formatInstant } from "../trips/history/format-trip.server.ts";
import { findDraft } from "./drafts.server.ts";

export type PursesView = Awaited<ReturnType<typeof loadPurses>>;
export type PurseList = Awaited<ReturnType<typeof toList>>;
export type MovementList = Awaited<ReturnType<typeof loadMovements>>;
export type MovementRow = ReturnType<typeof toRow>;

/** Loads the purses, then the movements of one. Where the address names the purse, the page waits for it. */
export async function loadPurses(query: URLSearchParams, context: MemberContext) {
  const found = readRows(context.api, listPurses);
  const shown = findShown(found, query);
  const list = defer(toList(found, shown, context));
  const movements = defer(loadMovements(shown, readPage(query), context));
  if (query.has("purse")) await shown;
  const filled = await fillIn(query.get("change"), context);
  const { siteDomain } = context;
  /** The address names a transfer that cannot be found. */
  const isGone = query.has("transfer");
  return { list, movements, filled, isGone, siteDomain };
}

type Found = Promise<Readable<Purses>>;

async function findShown(found: Found, query: URLSearchParams): Promise<Purse | undefined> {
  const { purses } = (await found).value;
  const purseId = query.get("purse");
  if (purseId === null) return purses[0];
  const purse = purses.find(({ id }) => `${id}` === purseId);
  if (!purse) throw screenNotFound();
  return purse;
}

async function toList(found: Found, shown: Promise<Purse | undefined>, context: MemberContext) {
  const { value, leftOut } = await found;
  const { purses, code, userId } = value;
  return {
    purses: purses.map(({ id, name, balance }) => ({
      id,
      name,
      balance: formatBalance(balance, context),
      currency: balance.currency,
    })),
    leftOut,
    /** The purse whose movements are shown; undefined if the user has none. */
    shownId: (await shown)?.id,
    own: { code, userId, qrCode: toQrCode(code) },
  };
}

async function loadMovements(
  shown: Promise<Purse | undefined>,
  requested: number,
  context: MemberContext,
) {
  const purse = await shown;
  if (!purse) return { rows: [], leftOut: 0, page: 1, pageCount: 1 };
  const purseRef = { id: purse.id, currency: purse.balance.currency };
  const { value, leftOut } = await readRows(context.api, (rows) =>
    loadPage(requested, (part) => listMovements(rows, purseRef, part)),
  );
  const { movements, page, pageCount } = value;
  return { rows: movements.map((each) => toRow(each, context)), leftOut, page, pageCount };
}

function toRow({ id, at, description, change, balance }: Movement, context: MemberContext) {
  return {
    id,
    when: formatInstant(at, context),
    description,
    change: formatChange(fromMoney(change), change.currency, context.language),
    isIn: change.coins > 0,
    balance: formatBalance(balance, context),
  };
}

async function fillIn(key: string | null, context: MemberContext) {
  const draft = key === null ? undefined : await findDraft(key, context);
  if (!draft) return undefined;
  const { purse, amount, to } = draft;
  const digits = new Intl.NumberFormat(numberLocaleOf(context.language), {
    useGrouping: false,
    maximumFractionDigits: 20,
  });
  return { purse: `${purse.id}`, amount: digits.format(fromMoney(amount)), to };
}

export const formatBalance = (money: Money, { language }: MemberContext) =>
  formatMoney(fromMoney(money), money.currency, language);
