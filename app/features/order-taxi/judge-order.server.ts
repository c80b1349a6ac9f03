import type { AccountContext } from "../../request/context.server.ts";
import { mostOf } from "../fares/fares.server.ts";
import { type Approval, checkRules, type NeedsApproval } from "../rules/check-rules.server.ts";
import type { Judged } from "../rules/find-broken.ts";
import {
  type ConfirmedOffer,
  checkOffer,
  type Offered,
  type OfferProblem,
  type QuotedFare,
} from "./check-offer.server.ts";

/** Why an order is not sent as it is. */
export type OrderProblem = OfferProblem | (NeedsApproval & Pick<ConfirmedOffer, "offer" | "price">);

/** Confirms the fare with the group, and then the order with the company's rules. */
export async function judgeOrder(
  content: { order: Offered & Judged; quotedFare?: QuotedFare },
  context: AccountContext,
  approval?: Approval,
): Promise<ConfirmedOffer | OrderProblem> {
  const checked = await checkOffer(content, context);
  if (checked.state !== "confirmed") return checked;
  const { offer, price } = checked;
  const fare = offer && price && { amount: mostOf(price), currency: offer.currency };
  const problem = await checkRules(content.order, fare, context, approval);
  return problem ? { ...problem, offer, price } : checked;
}
