import type { Address } from "../../api/addresses.server.ts";
import type { Favourite } from "../../api/favourites.server.ts";
import { holdsWords } from "../../i18n/words.ts";
import { isClose } from "../../map/distance.ts";

/** Shorter texts would match nearly every address. */
export const MIN_TYPED = 3;

/** The simple search has room for more results. */
export const MAX_SHOWN = 3;
export const MAX_SHOWN_SIMPLE = 5;

/** An address to choose, with the favourite's name, or a mark if a recent trip led there. */
export type Match = Address & { favourite?: string; isRecent?: true };

/** Lists the favourites in which every typed word starts a word, then the other results, without duplicates. */
export function matchWords(
  typed: string,
  { favourites, found }: { favourites: Favourite[]; found: Address[] },
  max: number = MAX_SHOWN,
): Match[] {
  if (typed.trim().length < MIN_TYPED) return [];
  const saved = favourites
    .filter(({ alias, address }) => holdsWords(`${alias} ${address.name}`, typed))
    .map(({ alias, address }) => ({ ...address, favourite: alias }));
  const others = found.filter((address) => !saved.some((each) => isSamePlace(each, address)));
  return [...saved, ...others].slice(0, max);
}

export function isSamePlace(one: Address, other: Address): boolean {
  return one.name === other.name || isClose(one, other);
}
