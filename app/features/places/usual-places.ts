import type { Address } from "../../api/addresses.server.ts";
import type { Favourite } from "../../api/favourites.server.ts";
import type { Trip } from "../../api/trips.server.ts";
import { isSamePlace, type Match } from "./match-words.ts";

const MAX_FAVOURITES = 5;
const MAX_RECENT = 4;

/** A field offers these before the user types: favourites, then the places of recent trips, without duplicates. */
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
  return [...saved.slice(0, MAX_FAVOURITES), ...recent.slice(0, MAX_RECENT)];
}

/** Trips mostly start at the same few places, so the destination is more useful and comes first. */
function placesOf({ origin, destination }: Pick<Trip, "origin" | "destination">): Address[] {
  const { name, latitude, longitude } = origin;
  const from = { name, latitude, longitude };
  if (!destination.name || !destination.position) return [from];
  return [{ name: destination.name, ...destination.position }, from];
}
