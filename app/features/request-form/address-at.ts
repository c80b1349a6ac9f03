import type { Address, Position } from "../../api/addresses.server.ts";
import { pathToResource } from "../../resources.ts";

/** Names a position by its nearest address, or by its coordinates, which a driver can find too. */
export async function addressAt(position: Position, siteDomain?: string): Promise<Address> {
  const latitude = Number(position.latitude.toFixed(6));
  const longitude = Number(position.longitude.toFixed(6));
  const coordinates = `${latitude}, ${longitude}`;
  const name = await nameNear(latitude, longitude, siteDomain).catch((error: unknown) => {
    console.info("The address of the position could not be loaded", error);
    return undefined;
  });
  return { name: name ?? coordinates, latitude, longitude };
}

async function nameNear(latitude: number, longitude: number, siteDomain?: string) {
  const near = `${latitude},${longitude}`;
  const response = await fetch(pathToResource("addresses", { query: { near }, siteDomain }));
  if (!response.ok) throw new Error(`The address search failed with ${response.status}`);
  const { addresses } = (await response.json()) as { addresses: Address[] };
  return addresses[0]?.name;
}
