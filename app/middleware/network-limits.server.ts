import { createRecent } from "../tenant/recent.ts";
import { createTokenBucket } from "../tenant/token-bucket.ts";

/** More networks than ask one panel within the minutes in which an allowance fills up again. */
const MOST_NETWORKS = 10_000;

/** Limits how often each network may ask. Every panel process counts for itself: what it guards costs no more. */
export function createNetworkLimits(options: {
  atOnce: number;
  perMinute: number;
  now: () => number;
}) {
  const networks = createRecent<ReturnType<typeof createTokenBucket>>(MOST_NETWORKS);
  return {
    take(network: string): boolean {
      const allowance = networks.get(network) ?? createTokenBucket(options);
      networks.set(network, allowance);
      return allowance.take();
    },
  };
}
