import type { NewTrip, Trip } from "../../api/trips.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { findOperationOutcome } from "../../request/idempotency.server.ts";
import {
  type BeforeOrder,
  claimOne,
  findPlaced,
  findPlacedAndEnded,
  orderKey,
} from "./placed-orders.server.ts";

/** What is known of an order whose answer was lost. */
export type RecalledOrder =
  | { state: "done"; tripId: number }
  /** It is not known whether it arrived. */
  | { state: "unknown" }
  /** It has shown nowhere for so long that it will not any more. */
  | { state: "lost"; before: BeforeOrder };

/** Far longer than any request to the API can be under way. */
const PATIENCE_MS = 5 * 60_000;

/** Looks once more for an order that was sent with this key; nothing where none was. */
export async function recallOrder(
  key: string,
  context: MemberContext,
): Promise<RecalledOrder | undefined> {
  const find = async (before: BeforeOrder, ageMs: number) =>
    (await findPlaced(key, before, context)) ??
    (ageMs < PATIENCE_MS
      ? undefined
      : findPlacedAndEnded(key, before, Date.now() - ageMs, context));
  const outcome = await findOperationOutcome({ key: orderKey(key, context), find }, context);
  if (outcome?.state === "done") return { state: "done", tripId: outcome.result };
  if (!outcome) return undefined;
  // A list that could not be read does not say that there is nothing.
  const isLost = outcome.couldLook && outcome.ageMs >= PATIENCE_MS;
  return isLost ? { state: "lost", before: outcome.before } : { state: "unknown" };
}

/** The same, among trips that are known already. */
export async function recallOrderAmong(
  trips: Trip[],
  key: string,
  context: MemberContext,
): Promise<
  | { state: "done"; tripId: number }
  | { state: "unknown"; order: NewTrip | undefined; ageMs: number }
  | undefined
> {
  const find = (before: BeforeOrder) => claimOne(trips, key, before, context);
  const outcome = await findOperationOutcome<BeforeOrder, number>(
    { key: orderKey(key, context), find },
    context,
  );
  if (outcome?.state === "done") return { state: "done", tripId: outcome.result };
  return outcome && { ...outcome, order: outcome.before?.order };
}
