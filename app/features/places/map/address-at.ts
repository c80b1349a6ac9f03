import type { Address, Position } from "../../../api/addresses.server.ts";
import { withSiteDomain } from "../../../paths.ts";

/**
 * A position with the name of the address that is nearest to it; by its numbers where nobody knows
 * one, since a driver finds those too.
 */
export async function addressAt(position: Position, siteDomain?: string): Promise<Address> {
  const latitude = Number(position.latitude.toFixed(6));
  const longitude = Number(position.longitude.toFixed(6));
  const numbers = `${latitude}, ${longitude}`;
  const name = await nameNear(latitude, longitude, siteDomain).catch((error: unknown) => {
    console.info("Nobody knows the address", error);
    return undefined;
  });
  return { name: name ?? numbers, latitude, longitude };
}

async function nameNear(latitude: number, longitude: number, siteDomain?: string) {
  const url = new URL(withSiteDomain("/addresses", siteDomain), window.location.origin);
  url.searchParams.set("near", `${latitude},${longitude}`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The search ended with ${response.status}`);
  const { addresses } = (await response.json()) as { addresses: Address[] };
  return addresses[0]?.name;
}
