import { hasNeeds, type NeedName, type Needs, noNeeds } from "../../api/needs.ts";
import { type Offer, type Price, searchOffers } from "../../api/offers.server.ts";
import type { NewTrip } from "../../api/trips.server.ts";
import type { AccountContext } from "../../request/context.server.ts";
import { amountOf, matchesQuotedFare, mostOf } from "../fares/fares.server.ts";
import { toNeedsLine, toTaxiLanguage } from "../needs/needs-line.server.ts";
import type { ReferencesWrong } from "../references/reference-rules.ts";

/** The fare that the user knows, which the group has to offer still. */
export type QuotedFare =
  /** As a page showed it, in the form of `toQuotedFare`. */
  | { kind: "shown"; fare: string }
  /** Of an earlier trip. The API keeps one amount only, so a metered trip has none. */
  | { kind: "ordered"; amount: number | null }
  /** The most that the order may cost, where the user is not there to see the fare. */
  | { kind: "limit"; most: number; currency: string };

/** The group has no taxi for these needs of the traveller. */
export type NeedsUnserved = { state: "needsUnserved"; group: string; needs: NeedName[] };

/** Why the group cannot be ordered as the user wants. */
export type OfferProblem =
  | { state: "fareChanged"; quotedFare: QuotedFare; offer: Offer }
  /** The group takes fewer stops on the way. */
  | { state: "stopsNotTaken"; offer: Offer }
  | NeedsUnserved
  | ReferencesWrong
  | { state: "groupGone" };

/** The price is left out where no fare was quoted, and the offer where the order depends on none. */
export type ConfirmedOffer = { state: "confirmed"; offer?: Offer; price?: Price };

export type Offered = Pick<
  NewTrip,
  "origin" | "destination" | "stops" | "passengers" | "when" | "code" | "groupId" | "needs"
>;

/**
 * Asks the group once more, so that no traveller pays another fare than the user knows, or waits for a taxi
 * that has no room for a wheelchair.
 */
export async function checkOffer(
  { order, quotedFare }: { order: Offered; quotedFare?: QuotedFare },
  context: Pick<AccountContext, "api">,
): Promise<ConfirmedOffer | OfferProblem> {
  const { needs = noNeeds, stops = [] } = order;
  if (!quotedFare && !hasNeeds(needs) && stops.length === 0) return { state: "confirmed" };
  const offer = await findOffer(order, context);
  if (!offer) return quotedFare ? { state: "groupGone" } : { state: "confirmed" };
  const unserved = findUnserved(offer);
  if (unserved) return unserved;
  if (stops.length > offer.maxStops) return { state: "stopsNotTaken", offer };
  if (!quotedFare) return { state: "confirmed", offer };
  if (!isAsQuoted(offer, quotedFare)) return { state: "fareChanged", quotedFare, offer };
  return { state: "confirmed", offer, price: offer.fare.price };
}

export async function findOffer(
  { groupId, ...order }: Offered,
  { api }: Pick<AccountContext, "api">,
): Promise<Offer | undefined> {
  const { origin, destination, stops, passengers, when, code, needs } = order;
  const journey = { origin, destination, stops, passengers, when, code, needs };
  const offers = await searchOffers(api, journey, groupId);
  return offers.find((each) => each.groupId === groupId);
}

export function findUnserved({ name, unservedNeeds }: Offer): NeedsUnserved | undefined {
  if (unservedNeeds.length === 0) return undefined;
  return { state: "needsUnserved", group: name, needs: unservedNeeds };
}

function isAsQuoted({ fare: { price }, currency }: Offer, quotedFare: QuotedFare): boolean {
  if (quotedFare.kind === "limit") {
    return currency === quotedFare.currency && mostOf(price) <= quotedFare.most;
  }
  if (quotedFare.kind === "shown") return matchesQuotedFare(price, quotedFare.fare);
  const amount = amountOf(price);
  return amount === null || amount === quotedFare.amount;
}

/** The needs in the words of the group's drivers. */
export function toDriversLine(
  needs: Needs,
  offer: Offer | undefined,
  { brand }: Pick<AccountContext, "brand">,
): string | undefined {
  return toNeedsLine(needs, toTaxiLanguage(offer?.taxiLanguages ?? brand.taxiLanguages, brand));
}
