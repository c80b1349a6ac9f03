import type { Position } from "../../../api/addresses.server.ts";
import { withSiteDomain } from "../../../paths.ts";
import type { Match } from "../match-words.ts";

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
  const { addresses } = (await response.json()) as { addresses: Match[] };
  return addresses;
}
