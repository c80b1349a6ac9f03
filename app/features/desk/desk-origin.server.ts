import type { Address } from "../../api/addresses.server.ts";
import type { Favourite } from "../../api/favourites.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { usualTraveller } from "../order-taxi/traveller.server.ts";
import { resolvePlace } from "../places/places.server.ts";

/**
 * The pickup of a hotel's taxis: its default favourite, or else the address with the hotel's name, if
 * there is just one.
 */
export async function findDeskOrigin(
  favourites: Favourite[],
  context: MemberContext,
): Promise<Address | undefined> {
  const usual = favourites.find(({ isDefault }) => isDefault);
  if (usual) return usual.address;
  const hotel = usualTraveller(context.user);
  return (await resolvePlace({ text: hotel }, { favourites: Promise.resolve([]) }, context))
    .address;
}
