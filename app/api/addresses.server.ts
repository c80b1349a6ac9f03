import type { components } from "../../openapi/taxi-api.types.ts";
import type { Api } from "./client.server.ts";

export type Position = { latitude: number; longitude: number };
export type Address = Position & { name: string };

export type AddressSearch = {
  /** The API matches each word against the beginnings of an address's words. */
  words: string;
  groupId: number;
  /** The API puts addresses nearer to this position first. */
  near?: Position;
};

/** Best match first. */
export async function searchAddresses(
  api: Api,
  { words, groupId, near }: AddressSearch,
): Promise<Address[]> {
  const { addresses } = await api.call("searchAddresses", {
    body: { address: words, agrupacion_id: groupId, near: near && toPosition(near) },
  });
  return addresses.map(toAddress);
}

/** Nearest first; empty where the API knows no address nearby. */
export async function addressesNear(api: Api, position: Position): Promise<Address[]> {
  const { addresses } = await api.call("reverseGeocode", {
    body: { position: toPosition(position) },
  });
  return addresses.map(toAddress);
}

export function toAddress({ name, ...place }: components["schemas"]["Address"]): Address {
  return { name, ...toPosition(place) };
}

/** An address as the API takes it, without the other properties that the caller's object may have. */
export const toPlace = ({ name, ...place }: Address): Address => ({ name, ...toPosition(place) });

/** Drops the other properties that the caller's object may have. */
export function toPosition({ latitude, longitude }: Position): Position {
  return { latitude, longitude };
}
