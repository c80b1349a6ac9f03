import { type Redis, type SentinelConnectionOptions, SentinelConnector } from "ioredis";

/**
 * ioredis listens to every Sentinel for a failover, minds no error of those connections, and so writes
 * each attempt to reach one that is gone to the console. That the others answer is what counts.
 */
export class QuietSentinelConnector extends SentinelConnector {
  constructor(options: unknown) {
    super(options as SentinelConnectionOptions);
    const sentinels = this as unknown as { connectToSentinel: (...to: unknown[]) => Redis };
    const connect = sentinels.connectToSentinel;
    sentinels.connectToSentinel = (...to) => connect.apply(this, to).on("error", () => {});
  }
}
