import { createRecent } from "../tenant/recent.ts";
import { createTokenBucket } from "../tenant/token-bucket.ts";

/** More networks than one panel sees within the minutes in which a bucket fills up again. */
const MAX_NETWORKS = 10_000;

/** Limits the requests of each network. Each panel process counts by itself, which is enough for cheap requests. */
export function createNetworkLimits(options: {
  atOnce: number;
  perMinute: number;
  now: () => number;
}) {
  const networks = createRecent<ReturnType<typeof createTokenBucket>>(MAX_NETWORKS);
  return {
    take(network: string): boolean {
      const bucket = networks.get(network) ?? createTokenBucket(options);
      networks.set(network, bucket);
      return bucket.take();
    },
  };
}
