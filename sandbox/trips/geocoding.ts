import type { Handlers, Schemas } from "../api/operation.ts";
import { invalid } from "../api/refusal.ts";
import type { Place } from "../city/places.ts";
import { reversePlaces, searchPlaces } from "../city/search.ts";
import { findGroup } from "./groups.ts";

const MAX_FOUND = 10;
const MAX_NEARBY = 5;

export const geocodingHandlers: Handlers<"reverseGeocode" | "searchAddresses"> = {
  reverseGeocode: ({ body: { position } }) => {
    const { latitude, longitude } =
      "lat" in position ? { latitude: position.lat, longitude: position.lng } : position;
    return { addresses: reversePlaces({ latitude, longitude }, MAX_NEARBY).map(toAddress) };
  },

  searchAddresses: ({ world, body: { address, agrupacion_id, near } }) => {
    if (!findGroup(world, agrupacion_id)) {
      throw invalid({ field: "agrupacion_id", message: "Select a grouping" });
    }
    return { addresses: searchPlaces(address, { near, limit: MAX_FOUND }).map(toAddress) };
  },
};

function toAddress(place: Place): Schemas["Address"] {
  return { name: nameOf(place), latitude: place.latitude, longitude: place.longitude };
}

/** "Faro Viejo, Muelle de Levante, 40, 59003 Cantalmar"; a street needs only its address. */
export function nameOf({ name, address }: Place): string {
  return address.startsWith(`${name},`) ? address : `${name}, ${address}`;
}
