import type { AccountContext } from "../../request/context.server.ts";
import { optional } from "../../request/optional.server.ts";
import { findOwnTrip } from "../trips/own-trip.server.ts";
import { isFinal } from "../trips/trip-status.ts";
import { orderKey } from "./placed-orders.server.ts";
import { recallOrder } from "./recall-order.server.ts";

/** For so long, an equal order is more likely a mistake than a second taxi. */
const RESERVED_SECONDS = 900;

/** What an order reserves before it is sent, so that of several tabs only one sends such an order. */
export type Reservation = {
  /** Orders with the same content, or those that repeat one trip. */
  of: "content" | { tripId: number };
  /** The key of the open order beside which the user wants another one. */
  confirmed?: string;
};

/** An order that has not ended, with its trip where it is known. */
export type OpenOrder = { idempotencyKey: string; tripId?: number };

export function placeOf({ of }: Reservation, fingerprint: string, context: AccountContext): string {
  const { brand, user } = context;
  if (of === "content") return orderKey(`last:${fingerprint}`, context);
  return `${brand.permalink}:resent:${user.id}:${of.tripId}`;
}

/** Returns the order that holds the place, where it is open and the user has confirmed no other beside it. */
export async function reserve(
  place: string,
  key: string,
  confirmed: string | undefined,
  context: AccountContext,
): Promise<OpenOrder | undefined> {
  const { store } = context.app.services;
  for (;;) {
    if (await store.setIfAbsent(place, key, RESERVED_SECONDS)) return undefined;
    const holder = await store.get(place);
    if (holder === key) return undefined;
    if (holder === undefined) continue;
    const open = holder === confirmed ? undefined : await findOpenOrder(holder, context);
    if (open) return open;
    // Of two tabs that confirm at once one gets the place, and the other is asked about that order.
    if (await store.replaceIf(place, holder, key, RESERVED_SECONDS)) return undefined;
  }
}

/** Frees the place of an order that was not sent. */
export async function releaseReservation(place: string, key: string, context: AccountContext) {
  // A place that stays taken costs the user one needless question within a quarter of an hour.
  await context.app.services.store.deleteIf(place, key).catch(() => {});
}

async function findOpenOrder(
  idempotencyKey: string,
  context: AccountContext,
): Promise<OpenOrder | undefined> {
  const order = await recallOrder(idempotencyKey, context);
  if (order?.state === "lost") return undefined;
  if (order?.state !== "done") return { idempotencyKey };
  const { tripId } = order;
  const ended = findOwnTrip(tripId, context).then((trip) => !trip || isFinal(trip.status));
  // A list that cannot be read does not prove that the trip has ended.
  return (await optional(ended, false, context)) ? undefined : { idempotencyKey, tripId };
}
