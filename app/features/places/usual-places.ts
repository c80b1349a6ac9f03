import type { Address } from "../../api/addresses.server.ts";
import type { Favourite } from "../../api/favourites.server.ts";
import type { Trip } from "../../api/trips.server.ts";
import { isSamePlace, type Match } from "./match-words.ts";

const MOST_FAVOURITES = 5;
const MOST_RECENT = 4;

/** What a field offers before the user types: favourites, and then the places of recent trips, none twice. */
export function listUsualPlaces(
  favourites: Favourite[],
  trips: Pick<Trip, "origin" | "destination">[],
): Match[] {
  const saved = favourites.map(({ alias, address }) => ({ ...address, favourite: alias }));
  const recent: Match[] = [];
  for (const place of trips.flatMap(placesOf)) {
    const isKnown = [...saved, ...recent].some((each) => isSamePlace(each, place));
    if (!isKnown) recent.push({ ...place, isRecent: true });
  }
  return [...saved.slice(0, MOST_FAVOURITES), ...recent.slice(0, MOST_RECENT)];
}

/** The destination comes first: the user knows where the trips begin. */
function placesOf({ origin, destination }: Pick<Trip, "origin" | "destination">): Address[] {
  const { name, latitude, longitude } = origin;
  const from = { name, latitude, longitude };
  if (!destination.name || !destination.position) return [from];
  return [{ name: destination.name, ...destination.position }, from];
}
