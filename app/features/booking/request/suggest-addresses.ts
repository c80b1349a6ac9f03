import type { Position } from "../../../api/addresses.server.ts";
import { withSiteDomain } from "../../../paths.ts";
import type { Match } from "../match-words.ts";

type FoundAddresses = { addresses: Match[]; isDown?: true };

/** The addresses that fit what somebody types; what is nearer to a place comes first. */
export async function suggestAddresses(
  words: string,
  { near, siteDomain, signal }: { near?: Position; siteDomain?: string; signal: AbortSignal },
): Promise<Match[]> {
  const path = withSiteDomain("/addresses", siteDomain);
  const query = new URLSearchParams({
    q: words,
    ...(near && { lat: String(near.latitude), lng: String(near.longitude) }),
  });
  const response = await fetch(`${path}${path.includes("?") ? "&" : "?"}${query}`, { signal });
  if (!response.ok) throw new Error(`The search ended with ${response.status}`);
  const { addresses, isDown } = (await response.json()) as FoundAddresses;
  if (isDown && addresses.length === 0) throw new Error("The search does not work");
  return addresses;
}
