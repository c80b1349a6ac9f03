import { LRUCache } from "lru-cache";
import { toNetwork } from "../../request/rate-limit/keys.server.ts";

const MOST_MISSES = 20;
const PERIOD_MS = 10 * 60_000;

/**
 * Counts the unknown addresses that each network asks for, in this process. A page of a valid one asks for
 * dozens of files, so only misses count.
 */
export function createMisses({ now = Date.now }: { now?: () => number } = {}) {
  const misses = new LRUCache<string, number>({
    max: 10_000,
    ttl: PERIOD_MS,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now },
  });
  const countOf = (address: string) => misses.get(toNetwork(address)) ?? 0;

  return {
    isTooMany: (address: string): boolean => countOf(address) >= MOST_MISSES,
    add: (address: string): void => void misses.set(toNetwork(address), countOf(address) + 1),
  };
}
