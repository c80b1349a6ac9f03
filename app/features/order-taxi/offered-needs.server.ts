import type { NeedName, Needs } from "../../api/needs.ts";
import { type Offer, searchOffers } from "../../api/offers.server.ts";
import type { NewTrip } from "../../api/trips.server.ts";
import type { AccountContext } from "../../request/context.server.ts";
import { toNeedsLine, toTaxiLanguage } from "../needs/needs-line.server.ts";

/** The group has no taxi for these needs of the traveller. */
export type NeedsUnserved = { state: "needsUnserved"; group: string; needs: NeedName[] };

type Offered = Pick<
  NewTrip,
  "origin" | "destination" | "passengers" | "when" | "code" | "groupId" | "needs"
>;

/** Asks the group once more: for its fare, and whether it has a taxi for the traveller's needs. */
export async function findOffer(
  { groupId, origin, destination, passengers, when, code, needs }: Offered,
  { api }: Pick<AccountContext, "api">,
): Promise<Offer | undefined> {
  const journey = { origin, destination, passengers, when, code, needs };
  const offers = await searchOffers(api, journey, groupId);
  return offers.find((each) => each.groupId === groupId);
}

export function findUnserved({ name, unservedNeeds }: Offer): NeedsUnserved | undefined {
  if (unservedNeeds.length === 0) return undefined;
  return { state: "needsUnserved", group: name, needs: unservedNeeds };
}

/** The needs in the words of the group's drivers. */
export function toDriversLine(
  needs: Needs,
  offer: Offer | undefined,
  { brand }: Pick<AccountContext, "brand">,
): string | undefined {
  return toNeedsLine(needs, toTaxiLanguage(offer?.taxiLanguages ?? brand.taxiLanguages, brand));
}
