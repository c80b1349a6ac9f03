import type { components } from "../../openapi/taxi-api.types.ts";
import type { Api } from "./client.server.ts";

export type Position = { latitude: number; longitude: number };
export type Address = Position & { name: string };

export type AddressSearch = {
  /** Every one of them begins some word of what is found. */
  words: string;
  groupId: number;
  /** What is nearer to it comes first. */
  near?: Position;
};

/** Best match first. */
export async function searchAddresses(
  api: Api,
  { words, groupId, near }: AddressSearch,
): Promise<Address[]> {
  const { addresses } = await api.call("searchAddresses", {
    body: { address: words, agrupacion_id: groupId, ...(near && { near: toPosition(near) }) },
  });
  return addresses.map(toAddress);
}

/** Nearest first; none where nothing is near. */
export async function addressesNear(api: Api, position: Position): Promise<Address[]> {
  const { addresses } = await api.call("reverseGeocode", {
    body: { position: toPosition(position) },
  });
  return addresses.map(toAddress);
}

export function toAddress({ name, ...place }: components["schemas"]["Address"]): Address {
  return { name, ...toPosition(place) };
}

/** Without whatever else the caller knows of the place. */
export function toPosition({ latitude, longitude }: Position): Position {
  return { latitude, longitude };
}
