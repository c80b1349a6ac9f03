import type { Position } from "../../api/addresses.server.ts";
import { withSiteDomain } from "../../paths.ts";
import type { Match } from "./match-words.ts";

type Asking = { siteDomain?: string; signal: AbortSignal };
type FoundAddresses = { addresses: Match[]; isDown?: true };

/** The addresses that fit what somebody types; what is nearer to a place comes first. */
export async function suggestAddresses(
  words: string,
  { near, ...asking }: Asking & { near?: Position },
): Promise<Match[]> {
  const around = near && { lat: String(near.latitude), lng: String(near.longitude) };
  const { addresses, isDown } = await ask({ q: words, ...around }, asking);
  if (isDown && addresses.length === 0) throw new Error("The search does not work");
  return addresses;
}

/** The favourites and recent places of the user. */
export async function offerAddresses(asking: Asking): Promise<Match[]> {
  const { addresses } = await ask({ usual: "" }, asking);
  return addresses;
}

async function ask(
  words: Record<string, string>,
  { siteDomain, signal }: Asking,
): Promise<FoundAddresses> {
  const path = withSiteDomain("/addresses", siteDomain);
  const query = new URLSearchParams(words);
  const response = await fetch(`${path}${path.includes("?") ? "&" : "?"}${query}`, { signal });
  if (!response.ok) throw new Error(`The search ended with ${response.status}`);
  return (await response.json()) as FoundAddresses;
}
