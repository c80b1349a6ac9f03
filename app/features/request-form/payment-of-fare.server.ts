import type { PaymentMethod } from "../../api/payment-methods.server.ts";
import type { MemberVisit } from "../../request/context.server.ts";
import { optional } from "../../request/optional.server.ts";
import { mayEnter } from "../../session/access.ts";
import type { FareCard } from "../fares/fares.server.ts";
import type { Fares } from "../fares/seek-fares.server.ts";
import { loadPayment, type PaymentView, paidGroupId } from "../payment/payment.server.ts";

/** How the group is paid that the fare will most likely be of; asked for while the fares are. */
export function guessPayment(group: number | undefined, visit: MemberVisit) {
  const groupId = paidGroupId(group, visit);
  return load(groupId, visit).then((payment) => ({ groupId, payment }));
}

/** How the group is paid whose fare is chosen; nothing before one is. */
export async function settlePayment(
  guess: Awaited<ReturnType<typeof guessPayment>>,
  { state }: Fares,
  card: FareCard | undefined,
  visit: MemberVisit,
): Promise<PaymentView | undefined> {
  if (state !== "found") return guess.payment;
  if (!card) return undefined;
  return card.groupId === guess.groupId ? guess.payment : load(card.groupId, visit);
}

async function load(groupId: number, visit: MemberVisit): Promise<PaymentView | undefined> {
  if (!mayEnter("PaymentMethod", visit.user)) return undefined;
  return optional(loadPayment(visit, groupId), undefined, visit);
}

/** The method that this order names, if it may; else the default. */
export function chooseMethod(
  payment: PaymentView | undefined,
  id: number | undefined,
): PaymentMethod | undefined {
  const named = payment?.isFixed ? undefined : payment?.methods.find((each) => each.id === id);
  return named ?? payment?.methods.find(({ isDefault }) => isDefault);
}
