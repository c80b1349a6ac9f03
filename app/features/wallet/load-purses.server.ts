import { fromMoney, type Money } from "../../api/money.ts";
import { listMovements, listPurses, type Movement, type Purse } from "../../api/purses.server.ts";
import { readRows } from "../../api/rows.server.ts";
import { formatChange, formatMoney } from "../../i18n/format-money.server.ts";
import { toQrCode } from "../../qr/draw-qr-code.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { loadPage, readPage } from "../../request/paging.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { formatInstant } from "../trips/history/format-trip.server.ts";
import { findDraft } from "./drafts.server.ts";

export type PursesView = Awaited<ReturnType<typeof loadPurses>>;
export type MovementRow = ReturnType<typeof toRow>;

export async function loadPurses(query: URLSearchParams, context: MemberContext) {
  const { value, leftOut } = await readRows(context.api, listPurses);
  const { purses, code, userId } = value;
  const purseId = query.get("purse");
  const purse = purseId === null ? purses[0] : purses.find(({ id }) => `${id}` === purseId);
  if (purseId !== null && !purse) throw screenNotFound();
  return {
    kind: "purses" as const,
    purses: purses.map(({ id, name, balance }) => ({
      id,
      name,
      balance: formatBalance(balance, context),
      currency: balance.currency,
    })),
    /** How many purses we could not read. */
    leftOut,
    /** The purse whose movements are shown; undefined if the user has none. */
    shown: purse && (await loadMovements(purse, readPage(query), context)),
    own: { code, userId, qrCode: toQrCode(code) },
    /** The initial values of the form. */
    filled: await fillIn(query.get("change"), context),
  };
}

async function loadMovements({ id, balance }: Purse, requested: number, context: MemberContext) {
  const purseRef = { id, currency: balance.currency };
  const { value, leftOut } = await readRows(context.api, (rows) =>
    loadPage(requested, (part) => listMovements(rows, purseRef, part)),
  );
  const { movements, page, pageCount } = value;
  return { id, rows: movements.map((each) => toRow(each, context)), leftOut, page, pageCount };
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
  const digits = new Intl.NumberFormat(context.language, {
    useGrouping: false,
    maximumFractionDigits: 20,
  });
  return { purse: `${purse.id}`, amount: digits.format(fromMoney(amount)), to };
}

export const formatBalance = (money: Money, { language }: MemberContext) =>
  formatMoney(fromMoney(money), money.currency, language);
