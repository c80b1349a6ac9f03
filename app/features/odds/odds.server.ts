import { LRUCache } from "lru-cache";
import type { Trip } from "../../api/trips.server.ts";
import { cacheByObject } from "../../cache-by-object.ts";
import { addDays, mondayOf } from "../../i18n/calendar.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { companyOf } from "../../session/company-of.ts";
import { sharedStoreOf } from "../../store/account-records.server.ts";
import { defineRecord } from "../../store/record.server.ts";
import { type Store, unlessDown } from "../../store/store.ts";
import { toCell } from "./cell.ts";
import { addEnd, countsSchema, type Odds, SLOTS, toOdds, WEEKS } from "./counts.ts";

const countsRecord = defineRecord(countsSchema, { version: 1 });

const DAY_SECONDS = 86_400;
/** The weeks that are read, the current one, and a day for clocks. */
const COUNTS_SECONDS = ((WEEKS + 1) * 7 + 1) * DAY_SECONDS;
/** An order is counted on its day or the next one, and its mark outlives both. */
const MARK_SECONDS = 3 * DAY_SECONDS;
/** A customer's orders of one day, place and hour beyond these do not count. */
const MOST_A_DAY = 3;

/** The taxi came, whether or not the passenger did. A cancelled order says nothing of either. */
const found = [8, 9];
const NEVER_FOUND = 5;

type Context = Pick<MemberContext, "app" | "brand" | "user">;

/** Those that this process has looked at, so that a reload costs the store nothing. */
const seenOf = cacheByObject((_: Store) => new LRUCache<string, true>({ max: MOST_SEEN }));
const MOST_SEEN = 20_000;

/**
 * Counts what became of the trips that a page has read, each once and without its id or its account. It takes nothing
 * from the page: it neither fails nor holds it up.
 */
export function countEnds(trips: Trip[], context: Context): void {
  const now = toLocalTime(Date.now(), context.brand.timeZone);
  const yesterday = addDays(now.slice(0, 10), -1);
  const ended = trips.filter(
    ({ status, scheduledFor, when }) =>
      (found.includes(status) || status === NEVER_FOUND) &&
      scheduledFor === null &&
      when.slice(0, 10) >= yesterday,
  );
  for (const trip of ended) {
    countEnd(trip, context).catch((error: unknown) =>
      context.app.log.warn({ err: error }, "an order's end was not counted"),
    );
  }
}

async function countEnd(trip: Trip, { app, brand, user }: Context): Promise<void> {
  const { vault } = app.services;
  const store = sharedStoreOf(app.services.store);
  const cell = toCell(trip.origin, trip.when);
  const mark = vault.digest(`odds-order ${brand.permalink} ${trip.id}`);
  if (isSeen(store, mark)) return;
  const isFirst = await store.setIfAbsent(
    `${brand.permalink}:odds-counted:${mark}`,
    "1",
    MARK_SECONDS,
  );
  if (!isFirst) return;
  // A company and its employees are one customer.
  const customer = `${brand.permalink} ${companyOf(user) ?? user.id}`;
  const group = trip.groupId ?? brand.id;
  const day = trip.when.slice(0, 10);
  const share = vault.digest(`odds-share ${day} ${customer} ${group} ${cell}`);
  const { count } = await store.increment(`${brand.permalink}:odds-share:${share}`, MARK_SECONDS);
  if (count > MOST_A_DAY) return;
  const end = {
    week: mondayOf(day),
    isFound: trip.status !== NEVER_FOUND,
    waited: trip.waitedMinutes,
    // Of each place and hour another one, so that slots of two cells cannot be joined.
    slot: toSlot(vault.digest(`odds-slot ${customer} ${group} ${cell}`)),
  };
  await countsOf(group, cell, { app, brand }).update((counts = []) => addEnd(counts, end));
}

/** What was read lately, because whole weeks change no more, and a page reads the odds again and again. */
const readLatelyOf = cacheByObject(
  (_: Store) => new LRUCache<string, { odds: Odds | undefined }>({ max: MOST_READ, ttl: READ_MS }),
);
const MOST_READ = 5000;
const READ_MS = 600_000;

/** What may be said of orders here at this hour; undefined where nothing may. */
export async function readOdds(
  group: number,
  place: { latitude: number; longitude: number },
  { app, brand }: Pick<Context, "app" | "brand">,
): Promise<Odds | undefined> {
  const local = toLocalTime(Date.now(), brand.timeZone);
  const cell = toCell(place, local);
  const current = mondayOf(local.slice(0, 10));
  const store = sharedStoreOf(app.services.store);
  const lately = readLatelyOf(store);
  const key = `${brand.permalink}:${group}:${cell}:${current}`;
  const known = lately.get(key);
  if (known) return known.odds;
  const counts = await unlessDown(countsOf(group, cell, { app, brand }).read(), undefined);
  const odds = counts && toOdds(counts, { current, oldest: addDays(current, -7 * WEEKS) });
  lately.set(key, { odds });
  return odds;
}

function countsOf(group: number, cell: string, { app, brand }: Pick<Context, "app" | "brand">) {
  const { store, vault } = app.services;
  const key = `${brand.permalink}:odds:${group}:${cell}`;
  return countsRecord.at({ store: sharedStoreOf(store), vault }, key, COUNTS_SECONDS);
}

function isSeen(store: Store, mark: string): boolean {
  const marks = seenOf(store);
  if (marks.has(mark)) return true;
  marks.set(mark, true);
  return false;
}

const toSlot = (digest: string): number => (Buffer.from(digest, "base64url")[0] ?? 0) % SLOTS;
