import type { Address } from "../../api/addresses.server.ts";

/** A chosen address, as links and forms carry it. */
export function toAddressQuery({ name, latitude, longitude }: Address) {
  return { name, lat: latitude, lng: longitude };
}
