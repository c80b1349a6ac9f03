import { type Redis, type SentinelConnectionOptions, SentinelConnector } from "ioredis";

/**
 * ioredis connects to every Sentinel to hear of failovers, without an error listener, so it writes each
 * failed attempt to the console. One Sentinel that answers is enough.
 */
export class QuietSentinelConnector extends SentinelConnector {
  constructor(options: unknown) {
    super(options as SentinelConnectionOptions);
    const sentinels = this as unknown as { connectToSentinel: (...args: unknown[]) => Redis };
    const connect = sentinels.connectToSentinel;
    sentinels.connectToSentinel = (...args) => connect.apply(this, args).on("error", () => {});
  }
}
