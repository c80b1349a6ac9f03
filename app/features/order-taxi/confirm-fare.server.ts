import { type Offer, type Price, searchOffers } from "../../api/offers.server.ts";
import type { NewTrip } from "../../api/trips.server.ts";
import type { AccountContext } from "../../request/context.server.ts";
import { amountOf, matchesQuotedFare } from "../fares/fares.server.ts";

/** The fare that the user knows, which the group has to offer still. */
export type QuotedFare =
  /** As a page showed it, in the form of `toQuotedFare`. */
  | { kind: "shown"; fare: string }
  /** Of an earlier trip. The API keeps one amount only, so a metered trip has none. */
  | { kind: "ordered"; amount: number | null };

export type FareOutcome =
  | { state: "confirmed"; price: Price }
  | { state: "fareChanged"; quotedFare: QuotedFare; offer: Offer }
  | { state: "groupGone" };

/** Asks the group for its fare once more, so that no traveller pays another one than the user knows. */
export async function confirmFare(
  order: Pick<NewTrip, "origin" | "destination" | "passengers" | "when" | "code" | "groupId">,
  quotedFare: QuotedFare,
  { api }: Pick<AccountContext, "api">,
): Promise<FareOutcome> {
  const { groupId, origin, destination, passengers, when, code } = order;
  const journey = { origin, destination, passengers, when, code };
  const offers = await searchOffers(api, journey, groupId);
  const offer = offers.find((each) => each.groupId === groupId);
  if (!offer) return { state: "groupGone" };
  const { price } = offer.fare;
  if (isAsQuoted(price, quotedFare)) return { state: "confirmed", price };
  return { state: "fareChanged", quotedFare, offer };
}

function isAsQuoted(price: Price, quotedFare: QuotedFare): boolean {
  if (quotedFare.kind === "shown") return matchesQuotedFare(price, quotedFare.fare);
  const amount = amountOf(price);
  return amount === null || amount === quotedFare.amount;
}
