import type { Address } from "../../api/addresses.server.ts";

/** Encodes a chosen address for links and forms. */
export function toAddressQuery({ name, latitude, longitude }: Address) {
  return { name, lat: latitude, lng: longitude };
}
