import type { MemberVisit } from "../../../http/visit.server.ts";
import { recall } from "../../../once/once.server.ts";
import {
  type BeforeOrder,
  findPlaced,
  findPlacedAndEnded,
  orderKey,
} from "./placed-orders.server.ts";

/** What is known of an order whose answer was lost. */
export type RecalledOrder =
  | { state: "done"; tripId: number }
  /** Nobody can say whether it arrived. */
  | { state: "unknown" }
  /** It has shown nowhere for so long that it will not any more. */
  | { state: "lost"; before: BeforeOrder };

/** Far longer than any request to the API can be under way. */
const PATIENCE_MS = 5 * 60_000;

/** Looks once more for an order that was sent with this key; nothing where none was. */
export async function recallOrder(
  key: string,
  visit: MemberVisit,
): Promise<RecalledOrder | undefined> {
  const outcome = await recall<BeforeOrder, number>(visit.context.services.store, {
    key: orderKey(key, visit),
    find: async (before, ageMs) =>
      (await findPlaced(key, before, visit)) ??
      (ageMs < PATIENCE_MS
        ? undefined
        : findPlacedAndEnded(key, before, Date.now() - ageMs, visit)),
  });
  if (outcome?.state === "done") return { state: "done", tripId: outcome.result };
  if (!outcome) return undefined;
  // No list that could not be read says that there is nothing.
  const isLost = outcome.sawNothing && outcome.ageMs >= PATIENCE_MS;
  return isLost ? { state: "lost", before: outcome.before } : { state: "unknown" };
}
