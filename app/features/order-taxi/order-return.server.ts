import type { AccountContext } from "../../request/context.server.ts";
import { judgeOrder, type OrderProblem } from "./judge-order.server.ts";
import {
  type OrderContent,
  type OrderOutcome,
  type OrderRequest,
  orderTaxi,
} from "./order-taxi.server.ts";
import { toReturnKey, waysBackOf } from "./ways-back.server.ts";

/** Nothing was sent, since the way back could not be ordered as it was shown. */
export type BackNotReady = { state: "backNotReady"; reason: OrderProblem };

/** What became of a return trip; the way back is sent only once the trip there is placed. */
export type ReturnOutcome = { there: OrderOutcome | BackNotReady; back?: OrderOutcome };

type ReturnRequest = Pick<OrderRequest, "idempotencyKey" | "reservation"> & {
  content: OrderContent;
  back: OrderContent;
};

/**
 * Orders a trip and its way back, each at most once and under a key of its own. The group confirms both
 * fares before the first call that orders.
 */
export async function orderReturnTrip(
  { back, ...request }: ReturnRequest,
  context: AccountContext,
): Promise<ReturnOutcome> {
  const { idempotencyKey: key } = request;
  const wishes = waysBackOf(context);
  const wished = { key, when: back.order.when ?? "", isMissed: false };

  async function beforeSending(): Promise<BackNotReady | undefined> {
    const checked = await judgeOrder(back, context);
    if (checked.state !== "confirmed") return { state: "backNotReady", reason: checked };
    await wishes.add(wished);
    return undefined;
  }

  const there = await orderTaxi<BackNotReady>({ ...request, beforeSending }, context);
  if (there.state === "unknown") return { there };
  // Every reader corrects the list, so a failing store does no harm here.
  const forget = () => wishes.remove(key).catch(() => {});
  if (there.state !== "placed") {
    if (there.state !== "duplicate" && there.state !== "keyReused") await forget();
    return { there };
  }
  const known = { ...wished, tripId: there.tripId };
  await wishes.add(known).catch(() => {});
  const order = { ...back.order, returnOf: there.tripId };
  const ordered = await orderTaxi(
    {
      idempotencyKey: toReturnKey(key),
      content: { ...back, order },
      reservation: { of: "content" },
    },
    context,
  );
  if (ordered.state === "placed" || ordered.state === "keyReused") await forget();
  else if (ordered.state !== "unknown" && ordered.state !== "duplicate") {
    await wishes.add({ ...known, isMissed: true }).catch(() => {});
  }
  return { there, back: ordered };
}
