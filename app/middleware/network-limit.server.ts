import type { Request } from "express";
import { LRUCache } from "lru-cache";
import { toNetwork } from "../request/rate-limit/keys.server.ts";
import { createTokenBucket } from "../token-bucket.ts";

/** More networks than one panel sees within the minutes in which a bucket fills up again. */
const MAX_NETWORKS = 10_000;

type Bucket = ReturnType<typeof createTokenBucket>;

/** Limits the cheap requests of each network. Each panel process counts by itself, which is enough for them. */
export function limitNetworks(rate: { atOnce: number; perMinute: number }) {
  const buckets = new LRUCache<string, Bucket>({
    max: MAX_NETWORKS,
    memoMethod: () => createTokenBucket(rate),
  });
  return ({ ip = "" }: Pick<Request, "ip">): boolean => buckets.memo(toNetwork(ip)).take();
}
