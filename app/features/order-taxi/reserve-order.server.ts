import type { Trip } from "../../api/trips.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { isFinal } from "../trips/trip-status.ts";
import { orderKey } from "./placed-orders.server.ts";
import { recallOrder } from "./recall-order.server.ts";

/** For so long, an order with the same content is more likely a mistake than a second taxi. */
const RESERVED_SECONDS = 900;

const placeOf = (fingerprint: string, context: MemberContext) =>
  orderKey(`last:${fingerprint}`, context);

type Reservation = { key: string; fingerprint: string };

/**
 * Reserves the content of an order for its key before it is sent, so that of several tabs with the
 * same order one sends it and the others ask first. Returns the key of the order that has it, where
 * that one is still open and the user has not confirmed another taxi beside it.
 */
export async function reserveOrder(
  { key, fingerprint }: Reservation,
  { open, confirmed }: { open: Trip[]; confirmed: string },
  context: MemberContext,
): Promise<string | undefined> {
  const { store } = context.app.services;
  const place = placeOf(fingerprint, context);
  for (;;) {
    if (await store.setIfAbsent(place, key, RESERVED_SECONDS)) return undefined;
    const holder = await store.get(place);
    if (holder === key) return undefined;
    if (holder === undefined) continue;
    if (holder !== confirmed && !(await isOver(holder, open, context))) return holder;
    // Of two tabs that confirm at once, one gets it; the other is asked about that one.
    if (await store.replaceIf(place, holder, key, RESERVED_SECONDS)) return undefined;
  }
}

/** Frees the content of an order that was not placed. */
export async function releaseOrder(
  { key, fingerprint }: Reservation,
  context: MemberContext,
): Promise<void> {
  // What cannot be freed asks one question too many, for a quarter of an hour.
  await context.app.services.store.deleteIf(placeOf(fingerprint, context), key).catch(() => {});
}

/** Whether the trip of an order has ended, or the order has come to nothing. */
async function isOver(key: string, open: Trip[], context: MemberContext): Promise<boolean> {
  const order = await recallOrder(key, context);
  if (order?.state !== "done") return order?.state === "lost";
  return !open.some(({ id, status }) => id === order.tripId && !isFinal(status));
}
