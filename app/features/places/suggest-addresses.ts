import type { Position } from "../../api/addresses.server.ts";
import { withSiteDomain } from "../../paths.ts";
import type { Match } from "./match-words.ts";

type FetchOptions = { siteDomain?: string; signal: AbortSignal };
type FoundAddresses = { addresses: Match[]; isDown?: true };

/** Suggests addresses for the typed words, those near a position first. */
export async function suggestAddresses(
  words: string,
  { near, ...options }: FetchOptions & { near?: Position },
): Promise<Match[]> {
  const around = near && { lat: String(near.latitude), lng: String(near.longitude) };
  const { addresses, isDown } = await fetchAddresses({ q: words, ...around }, options);
  if (isDown && addresses.length === 0) throw new Error("The address search is down");
  return addresses;
}

/** Offers the user's favourites and recent places. */
export async function offerAddresses(options: FetchOptions): Promise<Match[]> {
  const { addresses } = await fetchAddresses({ usual: "" }, options);
  return addresses;
}

async function fetchAddresses(
  words: Record<string, string>,
  { siteDomain, signal }: FetchOptions,
): Promise<FoundAddresses> {
  const path = withSiteDomain("/addresses", siteDomain);
  const query = new URLSearchParams(words);
  const response = await fetch(`${path}${path.includes("?") ? "&" : "?"}${query}`, { signal });
  if (!response.ok) throw new Error(`The address search failed with ${response.status}`);
  return (await response.json()) as FoundAddresses;
}
