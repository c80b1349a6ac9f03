import { once } from "node:events";
import {
  Redis,
  type RedisOptions,
  type SentinelConnectionOptions,
  SentinelConnector,
} from "ioredis";
import type { Logger } from "pino";
import type { RedisAddress } from "./redis-address.server.ts";
import { withoutCommand, withTimeout } from "./redis-errors.server.ts";

/** A connection that leaves a command unanswered for so long is dead, and a new one is opened. */
const SILENCE_MS = 2_000;
const MAX_RETRY_DELAY_MS = 1_000;
const RECONNECT_TO_SENTINEL_MS = 5_000;

export const KEY_PREFIX = "parada:";

export type StoreLog = Pick<Logger, "info" | "warn">;

/** A connection to a Redis of any kind, which reconnects by itself. */
export type RedisConnection = {
  /** Takes one key at a time, because a cluster does. */
  client: Pick<Redis, "get" | "set" | "del" | "getdel" | "eval">;
  getMany: (keys: string[]) => Promise<(string | null)[]>;
  /** Publishes to all subscribers, in order. */
  publish: (channel: string, message: string) => Promise<unknown>;
  /** Opens a connection of its own for subscriptions. */
  openSubscriber: () => Redis;
  /** Waits for a running attempt to connect, as when the panel starts. */
  ping: () => Promise<unknown>;
  close: () => Promise<void>;
};

/** Commands are neither queued nor retried, because their caller no longer waits for them. */
export const settings = {
  maxRetriesPerRequest: 0,
  connectTimeout: SILENCE_MS,
  socketTimeout: SILENCE_MS,
  // A Redis that loads its data names the time that it needs, which may be shorter.
  maxLoadingRetryTime: MAX_RETRY_DELAY_MS,
};

/** Connects to one server: a fixed one, or the primary that the Sentinels name. */
export function connectToServer(
  address: Exclude<RedisAddress, { kind: "cluster" }>,
  log?: StoreLog,
): RedisConnection {
  const options: RedisOptions = {
    ...settings,
    ...hostOptions(address),
    db: address.db,
    username: address.username,
    password: address.password,
    tls: address.tls,
    enableOfflineQueue: false,
    retryStrategy: retryDelay,
    // After a failover this connection may lead to what is now a replica.
    reconnectOnError: ({ message }) => message.includes("READONLY"),
  };
  const client = new Redis({ ...options, keyPrefix: KEY_PREFIX });

  let isDown = false;
  client.on("error", (error: Error) => {
    if (!isDown) log?.warn({ err: withoutCommand(error) }, "the store cannot be reached");
    isDown = true;
  });
  client.on("ready", () => {
    if (isDown) log?.info("the store can be reached again");
    isDown = false;
  });

  return {
    client,
    getMany: (keys) => client.mget(keys),
    publish: (channel, message) => client.publish(channel, message),
    // A subscriber waits for messages, so silence does not mean that it is dead.
    openSubscriber: () =>
      new Redis({ ...options, socketTimeout: undefined, autoResubscribe: false }),
    async ping() {
      await waitWhileConnecting(client);
      await client.ping();
    },
    async close() {
      await withTimeout(client.quit()).catch(() => {});
      client.disconnect();
    },
  };
}

/** What ioredis keeps private in its connector. */
type Inside = {
  connectToSentinel: (...args: unknown[]) => Redis;
  failoverDetector: { cleanup: () => void } | null;
};

/** Connects to the primary that the Sentinels name, and corrects two faults of ioredis. */
class PrimaryConnector extends SentinelConnector {
  constructor(options: unknown) {
    super(options as SentinelConnectionOptions);
    const inside = this as unknown as Inside;
    const { connectToSentinel } = inside;
    // ioredis listens for failovers at every Sentinel, and writes each error to the console. One that answers is enough.
    inside.connectToSentinel = (...args) =>
      connectToSentinel.apply(this, args).on("error", () => {});
  }

  override connect(...args: Parameters<SentinelConnector["connect"]>) {
    // Until the next connection the last one's listeners stay, and a failover that they hear of would end this attempt and all after it.
    (this as unknown as Inside).failoverDetector?.cleanup();
    return super.connect(...args);
  }
}

function hostOptions(address: Exclude<RedisAddress, { kind: "cluster" }>): RedisOptions {
  if (address.kind === "standalone") return address.hosts[0];
  const { hosts, name, tls, sentinelLogin } = address;
  return {
    Connector: PrimaryConnector,
    sentinels: hosts,
    name,
    sentinelUsername: sentinelLogin.username,
    sentinelPassword: sentinelLogin.password,
    sentinelTLS: tls,
    enableTLSForSentinelMode: tls !== undefined,
    // ioredis skips a Sentinel that does not answer.
    sentinelCommandTimeout: SILENCE_MS / 2,
    sentinelRetryStrategy: retryDelay,
    // An old primary that was cut off from the others would still accept writes.
    failoverDetector: true,
    sentinelReconnectStrategy: () => RECONNECT_TO_SENTINEL_MS,
  };
}

/** For a single server or a cluster. */
export async function waitWhileConnecting(client: {
  status: string;
  on: Redis["on"];
  once: Redis["once"];
}): Promise<void> {
  if (client.status !== "connecting" && client.status !== "connect") return;
  await withTimeout(once(client as Redis, "ready"));
}

export function retryDelay(attempt: number): number {
  const jitter = Math.random() * 50;
  return Math.min(2 ** attempt * 25, MAX_RETRY_DELAY_MS) + jitter;
}
