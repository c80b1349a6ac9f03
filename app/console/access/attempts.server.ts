import { LRUCache } from "lru-cache";
import { toNetwork } from "../../request/rate-limit/keys.server.ts";

const MOST_OF_NETWORK = 10;
const MOST_OF_ALL = 100;
const PERIOD_MS = 10 * 60_000;
const ALL = "all";

export type Attempts = ReturnType<typeof createAttempts>;

/** Limits attempts to guess a secret, in this process, so that the limit holds while the store is down. */
export function createAttempts({ now = Date.now }: { now?: () => number } = {}) {
  const counts = new LRUCache<string, { count: number }>({
    max: 10_000,
    ttl: PERIOD_MS,
    // The period begins with the first attempt.
    updateAgeOnGet: false,
    ttlResolution: 0,
    perf: { now },
  });

  function count(name: string): number {
    const counted = counts.get(name) ?? { count: 0 };
    if (counted.count === 0) counts.set(name, counted);
    counted.count += 1;
    return counted.count;
  }

  return {
    /** Counts an attempt, and returns whether it may go on. */
    allow: (address: string): boolean =>
      count(`network ${toNetwork(address)}`) <= MOST_OF_NETWORK && count(ALL) <= MOST_OF_ALL,
    /** A right secret is no guess. */
    reset: (address: string): void => void counts.delete(`network ${toNetwork(address)}`),
  };
}
