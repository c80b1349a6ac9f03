import { LRUCache } from "lru-cache";
import { toNetwork } from "../../request/rate-limit/keys.server.ts";

const PERIOD_MS = 10 * 60_000;
/** More networks than guess at one console within that time. */
const MOST_NETWORKS = 10_000;

/**
 * Counts the wrong guesses of each network at a secret or an address, in this process, so that the limit
 * holds while the store is down. A right one does not count.
 */
export function createWrongGuesses({ most, now = Date.now }: { most: number; now?: () => number }) {
  const counts = new LRUCache<string, number>({
    max: MOST_NETWORKS,
    ttl: PERIOD_MS,
    // The period begins with the first guess.
    noUpdateTTL: true,
    // Reads the clock each time, since a test may have moved it.
    ttlResolution: 0,
    perf: { now },
  });
  const countOf = (address: string) => counts.get(toNetwork(address)) ?? 0;

  return {
    areTooMany: (address: string): boolean => countOf(address) >= most,
    add: (address: string): void => void counts.set(toNetwork(address), countOf(address) + 1),
  };
}
