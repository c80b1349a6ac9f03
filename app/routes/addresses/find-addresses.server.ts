import { addressesNear, searchAddresses } from "../../api/addresses.server.ts";
import { listFavourites } from "../../api/favourites.server.ts";
import { LEAST_TYPED, type Match, matchWords } from "../../features/booking/match-words.ts";
import type { Visit } from "../../http/visit.server.ts";
import type { AddressesAsked } from "./schema.ts";

/** What fits what somebody types, or lies where they are. What fails is logged, and is none of it. */
export async function findAddresses(
  { words, around, at, most }: AddressesAsked,
  { api, brand, user, context }: Visit,
): Promise<Match[]> {
  const orNothing = <Found>(asked: Promise<Found[]>): Promise<Found[]> =>
    asked.catch((error: unknown) => {
      context.log.warn({ err: error }, "addresses could not be looked up");
      return [];
    });
  if (at) return (await orNothing(addressesNear(api, at))).slice(0, most);
  if (words.length < LEAST_TYPED) return [];
  const groupId = user?.exclusiveGroupId ?? brand.id;
  const [favourites, found] = await Promise.all([
    orNothing(listFavourites(api)),
    orNothing(searchAddresses(api, { words, groupId, near: around })),
  ]);
  return matchWords(words, { favourites, found }, most);
}
