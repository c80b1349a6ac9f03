import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";
import { mayEnter } from "../../session/access.ts";
import type { FareCard, Fares } from "../fares/fares.server.ts";
import { loadPayment, type PaymentView, paidGroupId } from "../payment/payment.server.ts";

/** Loads the payment methods of the likely group while the fares load. */
export function guessPayment(group: number | undefined, context: MemberContext) {
  const groupId = paidGroupId(group, context);
  return load(groupId, context).then((payment) => ({ groupId, payment }));
}

/** The payment methods of the chosen group; undefined until the user has chosen one. */
export async function settlePayment(
  guess: Awaited<ReturnType<typeof guessPayment>>,
  { state }: Fares,
  card: FareCard | undefined,
  context: MemberContext,
): Promise<PaymentView | undefined> {
  if (state !== "found") return guess.payment;
  if (!card) return undefined;
  return card.groupId === guess.groupId ? guess.payment : load(card.groupId, context);
}

async function load(groupId: number, context: MemberContext): Promise<PaymentView | undefined> {
  if (!mayEnter("PaymentMethod", context)) return undefined;
  return optional(loadPayment(context, groupId), undefined, context);
}

/** The method of this order if the customer may choose it, else the default. */
export function chooseMethod(payment: PaymentView | undefined, id: number | undefined) {
  const named = payment?.isFixed ? undefined : payment?.methods.find((each) => each.id === id);
  return named ?? payment?.methods.find(({ isDefault }) => isDefault);
}
