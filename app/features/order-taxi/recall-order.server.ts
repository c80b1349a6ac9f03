import type { Trip } from "../../api/trips.server.ts";
import type { AccountContext } from "../../request/context.server.ts";
import { findOperationOutcome, LOST_AFTER_MS } from "../../request/idempotency.server.ts";
import {
  type BeforeOrder,
  claimOne,
  findPlaced,
  findPlacedAndEnded,
  orderKey,
} from "./placed-orders.server.ts";

/** The state of an order that was sent. */
type RecalledOrder =
  | { state: "done"; tripId: number }
  /** The API may have received it. */
  | { state: "unknown" }
  /** It cannot have arrived: the API has not listed it for so long, or an operator found no trip. */
  | { state: "lost"; before: BeforeOrder };

/** Looks for the order of a key once more; undefined if no order was sent with it. */
export async function recallOrder(
  key: string,
  context: AccountContext,
): Promise<RecalledOrder | undefined> {
  const find = async (before: BeforeOrder, ageMs: number) =>
    (await findPlaced(key, before, context)) ??
    (ageMs < LOST_AFTER_MS
      ? undefined
      : findPlacedAndEnded(key, before, Date.now() - ageMs, context));
  const outcome = await findOperationOutcome({ key: orderKey(key, context), find }, context);
  if (outcome?.state === "done") return { state: "done", tripId: outcome.result };
  if (!outcome) return undefined;
  if (outcome.state === "abandoned") return { state: "lost", before: outcome.before };
  // A list that we cannot read does not prove that the order is missing.
  const isLost = outcome.couldLook && outcome.ageMs >= LOST_AFTER_MS;
  return isLost ? { state: "lost", before: outcome.before } : { state: "unknown" };
}

/** The same among given trips, without a call of the API. */
export async function recallOrderAmong(trips: Trip[], key: string, context: AccountContext) {
  const find = (before: BeforeOrder) => claimOne(trips, key, before, context);
  const outcome = await findOperationOutcome<BeforeOrder, number>(
    { key: orderKey(key, context), find },
    context,
  );
  if (outcome?.state === "done") return { state: "done" as const, tripId: outcome.result };
  if (outcome?.state === "abandoned") return { state: "lost" as const };
  return outcome && { ...outcome, order: outcome.before?.order };
}
