import type { AccountContext } from "../../request/context.server.ts";
import { judgeOrder, type OrderProblem } from "./judge-order.server.ts";
import {
  type OrderContent,
  type OrderOutcome,
  type OrderRequest,
  orderTaxi,
} from "./order-taxi.server.ts";

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
  async function beforeSending(): Promise<BackNotReady | undefined> {
    const checked = await judgeOrder(back, context);
    if (checked.state === "confirmed") return undefined;
    return { state: "backNotReady", reason: checked };
  }
  const there = await orderTaxi<BackNotReady>({ ...request, beforeSending }, context);
  if (there.state !== "placed") return { there };
  const order = { ...back.order, returnOf: there.tripId };
  const ordered = await orderTaxi(
    {
      idempotencyKey: toReturnKey(request.idempotencyKey),
      content: { ...back, order },
      reservation: { of: "content" },
    },
    context,
  );
  return { there, back: ordered };
}

/** The key of the way back follows from the form's, so that a form that is sent twice is two trips. */
const toReturnKey = (key: string) => `${key}:return`;
