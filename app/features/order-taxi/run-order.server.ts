import { createTrip } from "../../api/trips.server.ts";
import type { AccountContext } from "../../request/context.server.ts";
import { runOperation } from "../../request/idempotency.server.ts";
import type { Operation } from "../../store/idempotency.server.ts";
import { type BeforeOrder, claimTrip, findPlaced, orderKey } from "./placed-orders.server.ts";
import { unsettledOrdersOf } from "./unsettled-orders.server.ts";

/** `prepare` may throw, since nothing has been sent by then. */
type Order = Pick<
  Operation<BeforeOrder, number>,
  "key" | "fingerprint" | "keptSeconds" | "prepare"
>;

/** Orders one taxi, however often its key is sent, and returns the id of its trip. */
export async function runOrder(
  { key, fingerprint, keptSeconds, prepare }: Order,
  context: AccountContext,
) {
  const unsettled = unsettledOrdersOf(context);
  let isListed = false;
  // Every reader corrects the list, so a failing store does no harm here.
  const settle = async () => isListed && (await unsettled.remove(key).catch(() => {}));
  const operation = {
    key: orderKey(key, context),
    fingerprint,
    keptSeconds,
    prepare: async () => {
      const before = { ...(await prepare()), keptSeconds };
      // The orders page lists the order even if this process dies after the call.
      await unsettled.add(key);
      isListed = true;
      return before;
    },
    send: async (before: BeforeOrder, idempotencyKey: string) =>
      placeOrder(key, before, idempotencyKey, context),
    find: (before: BeforeOrder) => findPlaced(key, before, context),
  };
  try {
    const outcome = await runOperation("createTrip", operation, context);
    if (outcome.state === "done") await settle();
    else await unsettled.markLost(key).catch(() => {});
    return outcome;
  } catch (error) {
    await settle();
    throw error;
  }
}

async function placeOrder(
  key: string,
  before: BeforeOrder,
  idempotencyKey: string,
  context: AccountContext,
): Promise<number> {
  const { id } = await createTrip(context.api, before.order, idempotencyKey);
  if (await claimTrip(id, key, before, context)) return id;
  // An equal order whose answer was lost may have claimed this trip, and left its own to us.
  const other = await findPlaced(key, before, context).catch(() => undefined);
  return other ?? id;
}
