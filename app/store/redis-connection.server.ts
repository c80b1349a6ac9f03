import { once } from "node:events";
import { Redis, type RedisOptions } from "ioredis";
import type { Logger } from "pino";
import { QuietSentinelConnector } from "./quiet-sentinels.server.ts";
import type { RedisAddress } from "./redis-address.server.ts";
import { withinLimit, withoutCommand } from "./redis-errors.server.ts";

/** A connection that owes an answer for so long is dead: it is given up, and a new one tried. */
const SILENCE_MS = 2_000;
const LONGEST_PAUSE_MS = 1_000;
const RECONNECT_TO_SENTINEL_MS = 5_000;

export const KEY_PREFIX = "parada:";

export type StoreLog = Pick<Logger, "info" | "warn">;

/** The way to a Redis of any kind: it connects by itself, again and again if need be. */
export type RedisConnection = {
  /** Takes one key at a time, as a cluster demands. */
  client: Pick<Redis, "get" | "set" | "del" | "getdel" | "eval">;
  /** All at once. */
  getMany: (keys: string[]) => Promise<(string | null)[]>;
  /** Tells it to all who listen, in the order in which it was said. */
  publish: (channel: string, message: string) => Promise<unknown>;
  /** A connection of its own, to be listened to. */
  openLine: () => Redis;
  /** An attempt to connect that is under way is worth the wait, as when the panel starts. */
  reach: () => Promise<unknown>;
  close: () => Promise<void>;
};

/** Nothing is kept back to be sent, or sent again, when nobody waits for it any more. */
export const settings = {
  maxRetriesPerRequest: 0,
  connectTimeout: SILENCE_MS,
  socketTimeout: SILENCE_MS,
  // While it loads its data it says how long that takes, which may be less.
  maxLoadingRetryTime: LONGEST_PAUSE_MS,
};

/** To one server, be it always the same or the one that the Sentinels name. */
export function connectToServer(
  address: Exclude<RedisAddress, { kind: "cluster" }>,
  log?: StoreLog,
): RedisConnection {
  const options: RedisOptions = {
    ...settings,
    ...placeOf(address),
    db: address.db,
    username: address.username,
    password: address.password,
    tls: address.tls,
    enableOfflineQueue: false,
    retryStrategy: pauseBefore,
    // After a failover this may be a connection to what is now a replica.
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
    // What is only listened to owes no answer.
    openLine: () => new Redis({ ...options, socketTimeout: undefined, autoResubscribe: false }),
    async reach() {
      await waitWhileConnecting(client);
      await client.ping();
    },
    async close() {
      await withinLimit(client.quit()).catch(() => {});
      client.disconnect();
    },
  };
}

function placeOf(address: Exclude<RedisAddress, { kind: "cluster" }>): RedisOptions {
  if (address.kind === "standalone") return address.hosts[0];
  const { hosts, name, tls, ofSentinels } = address;
  return {
    Connector: QuietSentinelConnector,
    sentinels: hosts,
    name,
    sentinelUsername: ofSentinels.username,
    sentinelPassword: ofSentinels.password,
    sentinelTLS: tls,
    enableTLSForSentinelMode: tls !== undefined,
    // One that does not answer is passed over for the next.
    sentinelCommandTimeout: SILENCE_MS / 2,
    sentinelRetryStrategy: pauseBefore,
    // An old primary that has been cut off would still take what we write.
    failoverDetector: true,
    sentinelReconnectStrategy: () => RECONNECT_TO_SENTINEL_MS,
  };
}

/** Of a single server or of a whole cluster. */
export async function waitWhileConnecting(client: {
  status: string;
  on: Redis["on"];
  once: Redis["once"];
}): Promise<void> {
  if (client.status !== "connecting" && client.status !== "connect") return;
  await withinLimit(once(client as Redis, "ready"));
}

export function pauseBefore(attempt: number): number {
  const jitter = Math.random() * 50;
  return Math.min(2 ** attempt * 25, LONGEST_PAUSE_MS) + jitter;
}
