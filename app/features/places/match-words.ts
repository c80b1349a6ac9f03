import type { Address } from "../../api/addresses.server.ts";
import type { Favourite } from "../../api/favourites.server.ts";
import { holdsWords } from "../../i18n/words.ts";

/** Shorter texts fit nearly everything. */
export const LEAST_TYPED = 3;

/** How many are shown; in the simple search more. */
export const MOST_SHOWN = 3;
export const MOST_SHOWN_SIMPLE = 5;

/** An address to choose, the name of the favourite that it is, and whether a recent trip led there. */
export type Match = Address & { favourite?: string; isRecent?: true };

/**
 * The favourites whose name or address holds every typed word, or the beginning of it, and then what
 * else was found; none twice.
 */
export function matchWords(
  typed: string,
  { favourites, found }: { favourites: Favourite[]; found: Address[] },
  most: number = MOST_SHOWN,
): Match[] {
  if (typed.trim().length < LEAST_TYPED) return [];
  const saved = favourites
    .filter(({ alias, address }) => holdsWords(`${alias} ${address.name}`, typed))
    .map(({ alias, address }) => ({ ...address, favourite: alias }));
  const others = found.filter((address) => !saved.some((each) => isSamePlace(each, address)));
  return [...saved, ...others].slice(0, most);
}

/** Some ten metres. */
const CLOSE_DEGREES = 0.0001;

export function isSamePlace(one: Address, other: Address): boolean {
  return (
    one.name === other.name ||
    (Math.abs(one.latitude - other.latitude) < CLOSE_DEGREES &&
      Math.abs(one.longitude - other.longitude) < CLOSE_DEGREES)
  );
}
