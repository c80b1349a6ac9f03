import { z } from "zod";
import { findInstants } from "../../i18n/local-time.ts";
import { defineRecord } from "../../store/record.server.ts";
import { type TableRow, whenOf } from "./rows.server.ts";
import type { TableContext } from "./table-context.server.ts";

/** That a row is being ordered, or was: in whichever file, and by whichever user of the company or hotel. */
const orderedSchema = z.object({
  /** The user who ordered it, since an order belongs to one account. */
  account: z.number(),
  table: z.string(),
  at: z.number(),
  tripId: z.number().optional(),
});
export type OrderedRow = z.output<typeof orderedSchema>;

const orderedRecord = defineRecord(orderedSchema, { version: 1 });

const DAY_SECONDS = 86_400;

/** Until a day after the pickup, the same row orders no second taxi. */
function ttlOf(row: TableRow, { brand }: TableContext): number {
  const [due = Date.now()] = findInstants(whenOf(row), brand.timeZone);
  return Math.max(0, Math.ceil((due - Date.now()) / 1000)) + DAY_SECONDS;
}

/** A company's or hotel's users share its rows: two of them may have the same file. */
const keyOf = ({ key }: TableRow, { brand, user }: TableContext): string =>
  `${brand.permalink}:order-row:${user.employee?.companyId ?? user.id}:${key}`;

/** What is known of each row from before. A row that this account began to order elsewhere is open: its order has one key. */
export async function listKnownRows(
  rows: TableRow[],
  tableId: string,
  context: TableContext,
): Promise<({ tripId?: number } | null)[]> {
  const { store, vault } = context.app.services;
  const keys = rows.map((row) => keyOf(row, context));
  const texts = await store.getMany(keys);
  return keys.map((key, at) => {
    const found = orderedRecord.open(vault, key, texts[at]);
    if (!found || found.table === tableId) return null;
    const isOpen = found.tripId === undefined && found.account === context.user.id;
    return isOpen ? null : { tripId: found.tripId };
  });
}

export type Claim = {
  /** Who ordered the row first; this table, where it is the first. */
  found: OrderedRow;
  /** How long the same row must not order a second taxi. */
  keptSeconds: number;
  /** Keeps the trip for as long as the same row may come again; false where another table has done so. */
  settle(tripId: number): Promise<boolean>;
  /** Lets the row be ordered again, since no taxi was. */
  release(): Promise<void>;
};

/** Claims a row for a table; undefined where another release of the panel has claimed it. */
export async function claimRow(
  row: TableRow,
  tableId: string,
  context: TableContext,
): Promise<Claim | undefined> {
  const { store, vault } = context.app.services;
  const key = keyOf(row, context);
  const ttl = ttlOf(row, context);
  const own: OrderedRow = { account: context.user.id, table: tableId, at: Date.now() };
  const sealed = orderedRecord.seal(vault, key, own);
  const isFirst = await store.setIfAbsent(key, sealed, ttl);
  const text = isFirst ? sealed : await store.get(key);
  const found = isFirst ? own : orderedRecord.open(vault, key, text);
  if (!found || text === undefined) return undefined;
  return {
    found,
    keptSeconds: ttl,
    settle(tripId) {
      const next = orderedRecord.seal(vault, key, { ...own, tripId });
      return store.replaceIf(key, text, next, ttl);
    },
    async release() {
      await store.deleteIf(key, text);
    },
  };
}
