import type { Api } from "../../api/client.server.ts";
import { walkHistory } from "../../api/history.server.ts";
import { findRow, readGoodRows } from "../../api/rows.server.ts";
import {
  listScheduledTrips,
  listTripsInProcess,
  type NewTrip,
  type Trip,
} from "../../api/trips.server.ts";
import { toLocalDay } from "../../i18n/local-time.ts";
import type { AccountContext } from "../../request/context.server.ts";
import { type AgreedRange, agreedRangesOf } from "./agreed-range.server.ts";
import { countUnconfirmed } from "./match-trip.ts";

/** The trips before an order was sent, the order, and the agreed range of a metered fare. */
export type BeforeOrder = {
  tripIds: number[];
  order: NewTrip;
  range?: AgreedRange;
  /** How long the order's key leads to its trip; a day where it is left out. */
  keptSeconds?: number;
};

const CLAIMED_SECONDS = 86_400;

/** The store key of an order; two accounts may use the same form key. */
export function orderKey(key: string, { brand, user }: AccountContext): string {
  return `${brand.permalink}:order:${user.id}:${key}`;
}

/** The trips before an order. An invalid row must not keep the user from ordering, so we leave it out. */
export function listPlaced(order: Pick<NewTrip, "when">, { api }: AccountContext): Promise<Trip[]> {
  return readGoodRows(api, (rows) => listWherePlaced(order, rows));
}

/** The lists that show an order after it has arrived; a booking that is due soon is under way at once. */
async function listWherePlaced({ when }: Pick<NewTrip, "when">, api: Api): Promise<Trip[]> {
  const lists = [listTripsInProcess(api), ...(when ? [listScheduledTrips(api)] : [])];
  return (await Promise.all(lists)).flat();
}

/**
 * Finds the trip of an order whose answer was lost: a new trip with the same content that no other order
 * has claimed. The oldest of equally good trips comes first, so equal orders find one trip each.
 */
export function findPlaced(key: string, before: BeforeOrder, context: AccountContext) {
  return findRow(context.api, async (rows) =>
    claimOne(await listWherePlaced(before.order, rows), key, before, context),
  );
}

/** Searches the history for a trip that has ended since the order was sent. */
export async function findPlacedAndEnded(
  key: string,
  before: BeforeOrder,
  sentAt: number,
  context: AccountContext,
): Promise<number | undefined> {
  const { timeZone } = context.brand;
  const [from, to] = [sentAt, Date.now()].map((at) => toLocalDay(at, timeZone));
  for await (const { trips } of walkHistory(context.api, { from, to })) {
    const found = await claimOne(trips, key, before, context);
    if (found !== undefined) return found;
  }
  return undefined;
}

export async function claimOne(
  trips: Trip[],
  key: string,
  before: BeforeOrder,
  context: AccountContext,
): Promise<number | undefined> {
  const { tripIds, order } = before;
  const candidates = trips
    .filter(({ id }) => !tripIds.includes(id))
    .flatMap((trip) => {
      const unconfirmed = countUnconfirmed(trip, order);
      return unconfirmed === undefined ? [] : [{ id: trip.id, unconfirmed }];
    })
    .toSorted((one, other) => one.unconfirmed - other.unconfirmed || one.id - other.id);
  for (const { id } of candidates) if (await claimTrip(id, key, before, context)) return id;
  return undefined;
}

/** Claims a trip for an order; only one order gets it. */
export async function claimTrip(
  tripId: number,
  key: string,
  { order, range, keptSeconds = CLAIMED_SECONDS }: BeforeOrder,
  context: AccountContext,
): Promise<boolean> {
  const { brand, app } = context;
  const { store } = app.services;
  const name = `${brand.permalink}:order-claim:${tripId}`;
  const isClaimed =
    (await store.setIfAbsent(name, key, keptSeconds)) || (await store.get(name)) === key;
  // A failing store must not fail a placed order; the trip's page then shows no range.
  if (isClaimed && range) {
    await agreedRangesOf(context)
      .keep(tripId, range, order.when)
      .catch(() => {});
  }
  return isClaimed;
}

/** The answer to an order may come so late that its trip is found only then. */
const KEPT_AFTER_SECONDS = 2 * 86_400;

/** For how long the key of an order that is due at a time has to lead to its trip. */
export const keptSecondsUntil = (due: number, now = Date.now()): number =>
  Math.ceil((due - now) / 1000) + KEPT_AFTER_SECONDS;
