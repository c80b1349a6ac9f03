import { LRUCache } from "lru-cache";
import { createTokenBucket } from "../tenant/token-bucket.ts";

/** More networks than one panel sees within the minutes in which a bucket fills up again. */
const MAX_NETWORKS = 10_000;

/** Limits the requests of each network. Each panel process counts by itself, which is enough for cheap requests. */
export function createNetworkLimits(options: {
  atOnce: number;
  perMinute: number;
  now: () => number;
}) {
  const networks = new LRUCache<string, ReturnType<typeof createTokenBucket>>({
    max: MAX_NETWORKS,
    memoMethod: () => createTokenBucket(options),
  });
  return { take: (network: string): boolean => networks.memo(network).take() };
}
