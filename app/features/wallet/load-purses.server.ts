import { fromMoney, type Money } from "../../api/money.ts";
import { listMovements, listPurses, type Movement, type Purse } from "../../api/purses.server.ts";
import { readRows } from "../../api/rows.server.ts";
import { formatChange, formatMoney } from "../../i18n/format.server.ts";
import { toQrCode } from "../../qr/draw-qr-code.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { findDraft } from "./drafts.server.ts";
import { formatWhen } from "./format-when.server.ts";

const PAGE_SIZE = 10;

export type PurseView = { id: number; name: string; balance: string; currency: string };

export type MovementRow = {
  id: number;
  when: string;
  description: string;
  change: string;
  isIn: boolean;
  balance: string;
};

/** The initial values of the form. */
export type Filled = { purse: string; amount: string; to: string };

export type PursesView = {
  kind: "purses";
  purses: PurseView[];
  /** How many purses we could not read. */
  leftOut: number;
  /** The purse whose movements are shown; undefined if the user has none. */
  shown:
    | { id: number; rows: MovementRow[]; leftOut: number; page: number; pageCount: number }
    | undefined;
  own: { code: string; userId: number; qrCode: string };
  filled: Filled | undefined;
};

export async function loadPurses(
  query: URLSearchParams,
  context: MemberContext,
): Promise<PursesView> {
  const { value, leftOut } = await readRows(context.api, listPurses);
  const { purses, code, userId } = value;
  const purseId = query.get("purse");
  const purse = purseId === null ? purses[0] : purses.find(({ id }) => `${id}` === purseId);
  if (purseId !== null && !purse) throw screenNotFound();
  return {
    kind: "purses",
    purses: purses.map(({ id, name, balance }) => ({
      id,
      name,
      balance: format(balance, context),
      currency: balance.currency,
    })),
    leftOut,
    shown: purse && (await loadMovements(purse, readPage(query), context)),
    own: { code, userId, qrCode: toQrCode(code) },
    filled: await fillIn(query.get("change"), context),
  };
}

/** Pages count from 1. */
const readPage = (query: URLSearchParams): number =>
  Math.min(Math.max(Math.trunc(Number(query.get("page"))) || 1, 1), 10_000);

/** Loads the last page if the number is too high. */
async function loadMovements(
  purse: Purse,
  page: number,
  context: MemberContext,
): Promise<NonNullable<PursesView["shown"]>> {
  const purseRef = { id: purse.id, currency: purse.balance.currency };
  const part = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { value, leftOut } = await readRows(context.api, (rows) =>
    listMovements(rows, purseRef, part),
  );
  const { movements, total } = value;
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (page > pageCount) return loadMovements(purse, pageCount, context);
  const rows = movements.map((each) => toRow(each, context));
  return { id: purse.id, rows, leftOut, page, pageCount };
}

function toRow({ id, at, description, change, balance }: Movement, context: MemberContext) {
  return {
    id,
    when: formatWhen(at, context),
    description,
    change: formatChange(fromMoney(change), change.currency, context.language),
    isIn: change.coins > 0,
    balance: format(balance, context),
  };
}

async function fillIn(key: string | null, context: MemberContext): Promise<Filled | undefined> {
  const draft = key === null ? undefined : await findDraft(key, context);
  if (!draft) return undefined;
  const { purse, amount, to } = draft;
  const digits = new Intl.NumberFormat(context.language, {
    useGrouping: false,
    maximumFractionDigits: 20,
  });
  return { purse: `${purse.id}`, amount: digits.format(fromMoney(amount)), to };
}

const format = (money: Money, { language }: MemberContext) =>
  formatMoney(fromMoney(money), money.currency, language);
