import { z } from "zod";
import { findInstants } from "../../i18n/local-time.ts";
import { defineRecord } from "../../store/record.server.ts";
import { findCancelledTrips } from "./cancelled-trips.server.ts";
import type { KnownRow } from "./record.server.ts";
import { type TableRow, whenOf } from "./rows.server.ts";
import type { TableContext } from "./table-context.server.ts";

/** That a row is being ordered, or was: in whichever file, and by whichever user of the company or hotel. */
const orderedSchema = z.object({
  /** The user who ordered it, since an order belongs to one account. */
  account: z.number(),
  table: z.string(),
  at: z.number(),
  tripId: z.number().optional(),
  /** The cancelled trip of the row that this order comes after, so that its key is another one. */
  after: z.number().optional(),
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
): Promise<(KnownRow | null)[]> {
  const { store, vault } = context.app.services;
  const keys = rows.map((row) => keyOf(row, context));
  const texts = await store.getMany(keys);
  const known = keys.map((key, at) => {
    const found = orderedRecord.open(vault, key, texts[at]);
    if (!found || found.table === tableId) return null;
    const isOpen = found.tripId === undefined && found.account === context.user.id;
    return isOpen ? null : found;
  });
  const cancelled = await findCancelledTrips(
    known.flatMap((row) => (row?.tripId === undefined ? [] : [{ id: row.tripId, at: row.at }])),
    context,
  );
  return known.map(
    (row) =>
      row && {
        tripId: row.tripId,
        ...(cancelled.has(row.tripId ?? Number.NaN) && { isCancelled: true }),
      },
  );
}

export type Claim = {
  /** Who ordered the row first; this table, where it is the first. */
  found: OrderedRow;
  /** How long the same row must not order a second taxi. */
  keptSeconds: number;
  /** Keeps the trip for as long as the same row may come again; false where another table has done so. */
  settle(tripId: number): Promise<boolean>;
  /** Lets the row be ordered again, since no taxi was; after a cancelled trip only where the user asks for it. */
  release(): Promise<void>;
};

/**
 * Claims a row for a table; undefined where another release of the panel has claimed it. Where the user wants
 * a taxi again in the place of a cancelled trip, one table takes its place.
 */
export async function claimRow(
  row: TableRow,
  tableId: string,
  context: TableContext,
  cancelledTrip?: number,
): Promise<Claim | undefined> {
  const { store, vault } = context.app.services;
  const key = keyOf(row, context);
  const ttl = ttlOf(row, context);
  const seal = (ordered: OrderedRow) => orderedRecord.seal(vault, key, ordered);
  const own: OrderedRow = {
    ...{ account: context.user.id, table: tableId, at: Date.now() },
    after: cancelledTrip,
  };
  const sealed = seal(own);
  const isFirst = (await store.setIfAbsent(key, sealed, ttl)) || (await replaceCancelled());
  const text = isFirst ? sealed : await store.get(key);
  const found = isFirst ? own : orderedRecord.open(vault, key, text);
  if (!found || text === undefined) return undefined;
  return {
    found,
    keptSeconds: ttl,
    settle(tripId) {
      return store.replaceIf(key, text, seal({ ...own, tripId }), ttl);
    },
    async release() {
      const { after, ...before } = found;
      if (after === undefined) await store.deleteIf(key, text);
      else await store.replaceIf(key, text, seal({ ...before, tripId: after }), ttl);
    },
  };

  async function replaceCancelled(): Promise<boolean> {
    if (cancelledTrip === undefined) return false;
    const text = await store.get(key);
    const isStill = orderedRecord.open(vault, key, text)?.tripId === cancelledTrip;
    return isStill && text !== undefined && store.replaceIf(key, text, sealed, ttl);
  }
}
