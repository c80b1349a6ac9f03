import { LRUCache } from "lru-cache";
import { createTokenBucket } from "../tenant/token-bucket.ts";

/** More networks than ask one panel within the minutes in which an allowance fills up again. */
const MOST_NETWORKS = 10_000;

/** Limits how often each network may ask. Every panel process counts for itself: what it guards costs no more. */
export function createNetworkLimits(options: {
  atOnce: number;
  perMinute: number;
  now: () => number;
}) {
  const networks = new LRUCache<string, ReturnType<typeof createTokenBucket>>({
    max: MOST_NETWORKS,
    memoMethod: () => createTokenBucket(options),
  });
  return { take: (network: string): boolean => networks.memo(network).take() };
}
