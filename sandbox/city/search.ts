import { toPlainWords } from "../names.ts";
import { distanceKm } from "./geography.ts";
import { type Place, type Position, places } from "./places.ts";

export type SearchOptions = { near?: Position; limit?: number };

const REVERSE_RADIUS_KM = 3;

const index = places.map((place) => ({
  place,
  words: [...new Set(toPlainWords(`${place.name} ${place.address}`))],
}));

const byName = new Intl.Collator("es", { numeric: true }).compare;

/**
 * The places of which every typed word begins some word of the name or address. Those that hold
 * all typed words whole come first, then the nearest, then by name.
 */
export function searchPlaces(text: string, { near, limit }: SearchOptions = {}): Place[] {
  const typed = [...new Set(toPlainWords(text))];
  if (typed.length === 0) return [];
  return index
    .filter(({ words }) => typed.every((part) => words.some((word) => word.startsWith(part))))
    .map(({ place, words }) => ({
      place,
      isExact: typed.every((word) => words.includes(word)),
      distance: near ? distanceKm(near, place) : 0,
    }))
    .sort(
      (first, second) =>
        Number(second.isExact) - Number(first.isExact) ||
        first.distance - second.distance ||
        byName(first.place.name, second.place.name),
    )
    .slice(0, limit)
    .map(({ place }) => place);
}

/** The places around a position, nearest first; none when the position is out in the country. */
export function reversePlaces(position: Position, limit?: number): Place[] {
  return places
    .map((place) => ({ place, distance: distanceKm(position, place) }))
    .filter(({ distance }) => distance <= REVERSE_RADIUS_KM)
    .sort((first, second) => first.distance - second.distance)
    .slice(0, limit)
    .map(({ place }) => place);
}
