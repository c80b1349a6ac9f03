import type { MemberContext } from "../../request/context.server.ts";
import { type Draft, whenOf } from "../order-draft/draft.server.ts";
import type { ResolvedPlace } from "../places/places.server.ts";
import { type FareCard, type FoundOffers, findOffers, toFareCard } from "./fares.server.ts";

export type Fares = {
  /** `waiting`: the user has to fill in more first. */
  state: "waiting" | "no_service" | "found";
  cards: FareCard[];
  refused: FoundOffers["refused"];
  leftOut: FoundOffers["leftOut"];
};

type FareQuery = {
  draft: Draft;
  origin: Promise<ResolvedPlace>;
  destination: Promise<ResolvedPlace>;
  isTimeGood: boolean;
};

/** Searches once the pickup and the time are known; the user may leave the destination open. */
export async function loadFares(
  { draft, origin, destination, isTimeGood }: FareQuery,
  context: MemberContext,
): Promise<Fares> {
  const [from, to] = await Promise.all([origin, destination]);
  const when = whenOf(draft);
  const isWhenKnown = draft.timing === "now" || (when !== undefined && isTimeGood);
  const isToKnown = to.address !== undefined || to.state === "empty";
  if (!from.address || !isToKnown || !isWhenKnown) {
    return { state: "waiting", cards: [], refused: [], leftOut: 0 };
  }
  const { offers, refused, leftOut } = await findOffers(
    {
      origin: from.address,
      destination: to.address,
      passengers: context.brand.showExtraPassengers ? draft.passengers : undefined,
      when,
      code: draft.code || undefined,
    },
    context,
  );
  const cards = offers.map((offer) => toFareCard(offer, context));
  if (cards.length > 0) return { state: "found", cards, refused, leftOut };
  return { state: refused.includes("date") ? "waiting" : "no_service", cards, refused, leftOut };
}
