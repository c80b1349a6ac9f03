import { z } from "zod";
import { findInstants } from "../../i18n/local-time.ts";
import { companyOf } from "../../session/company-of.ts";
import { toIdempotencyKey } from "../../store/idempotency.server.ts";
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
  /** The key of an order that never arrived, so that this one has another. */
  lost: z.string().optional(),
  /** No order is under way; the trip, where there is one, was cancelled. */
  isFree: z.boolean().optional(),
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
  `${brand.permalink}:order-row:${companyOf(user) ?? user.id}:${key}`;

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
    const isOpen =
      found.tripId === undefined && (found.isFree || found.account === context.user.id);
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
  settle(tripId: number, tableId: string): Promise<boolean>;
  /** Lets the row be ordered again, since no taxi was; after a cancelled trip only where the user asks for it. */
  release(): Promise<void>;
  /** The same once the order with this key is known to be lost: the next one has another key. */
  lose(orderKey: string): Promise<void>;
};

/**
 * One key for one row, in whichever file and however often it is sent; another one after each trip that was
 * cancelled and each order that was lost.
 */
export function orderKeyOf({ key }: TableRow, { after, lost }: Partial<OrderedRow> = {}): string {
  const before = [after, lost].filter((each) => each !== undefined);
  return toIdempotencyKey({ key: ["order-table", key, ...before].join(":") });
}

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
  const { store } = context.app.services;
  const { key, ttl, seal, open } = recordOf(row, context);
  const own: OrderedRow = {
    ...{ account: context.user.id, table: tableId, at: Date.now() },
    after: cancelledTrip,
  };
  const first = seal(own);
  if (await store.setIfAbsent(key, first, ttl)) return toClaim(first, row, context);
  const text = await store.get(key);
  const { tripId, isFree = false, lost } = open(text) ?? {};
  const mayReplace = tripId === cancelledTrip && (isFree || cancelledTrip !== undefined);
  if (text === undefined || !mayReplace) return toClaim(text, row, context);
  const next = seal({ ...own, lost: isFree ? lost : undefined });
  const isOurs = await store.replaceIf(key, text, next, ttl);
  return toClaim(isOurs ? next : await store.get(key), row, context);
}

/** The claim under which the order with this key was sent, unless its outcome is known or the row was sent again. */
export async function findClaim(
  row: TableRow,
  orderKey: string,
  context: TableContext,
): Promise<Claim | undefined> {
  const text = await context.app.services.store.get(keyOf(row, context));
  const claim = toClaim(text, row, context);
  const { tripId, isFree } = claim?.found ?? {};
  const isOpen = tripId === undefined && !isFree;
  return isOpen && orderKeyOf(row, claim?.found) === orderKey ? claim : undefined;
}

function recordOf(row: TableRow, context: TableContext) {
  const { vault } = context.app.services;
  const key = keyOf(row, context);
  return {
    key,
    ttl: ttlOf(row, context),
    seal: (ordered: OrderedRow) => orderedRecord.seal(vault, key, ordered),
    open: (text: string | undefined) => orderedRecord.open(vault, key, text),
  };
}

/** What is stored for a row, and the changes of it that no other process may have been before. */
function toClaim(text: string | undefined, row: TableRow, context: TableContext) {
  const { store } = context.app.services;
  const { key, ttl, seal, open } = recordOf(row, context);
  const found = open(text);
  if (!found || text === undefined) return undefined;
  const { after, isFree: _, tripId: __, ...claimed } = found;
  const replace = (next: OrderedRow) => store.replaceIf(key, text, seal(next), ttl);
  const free = (lost = found.lost) => replace({ ...claimed, tripId: after, lost, isFree: true });
  const claim: Claim = {
    found,
    keptSeconds: ttl,
    settle: (tripId, table) => replace({ ...claimed, table, tripId }),
    async release() {
      if (after === undefined && found.lost === undefined) await store.deleteIf(key, text);
      else await free();
    },
    async lose(orderKey) {
      await free(orderKey);
    },
  };
  return claim;
}
