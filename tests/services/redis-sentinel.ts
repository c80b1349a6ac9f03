import { randomBytes } from "node:crypto";
import { Redis } from "ioredis";
import type { Certificate } from "./certificate.ts";
import { findFreePort } from "./free-port.ts";
import { type RedisService, startRedis } from "./redis.ts";
import { waitFor } from "./wait-for.ts";

export type SentinelOptions = {
  sentinels?: number;
  password?: string;
  ofSentinels?: string;
  certificate?: Certificate;
};

export type SentinelService = Awaited<ReturnType<typeof startRedisSentinel>>;

/** The name under which the Sentinels monitor the primary. */
const NAME = "taxis";
/** A primary that is silent for this long counts as down. */
const DOWN_AFTER_MS = 1_000;

/** A primary, a replica, and Sentinels that know each other and monitor them. */
export async function startRedisSentinel({
  sentinels: count = 3,
  password,
  ofSentinels,
  certificate,
}: SentinelOptions = {}) {
  const locked = password ? ["--requirepass", password, "--masterauth", password] : [];
  const settings = ["--repl-diskless-sync-delay", "0", ...locked];
  const primary = await startRedis({ settings, certificate });
  const replicaOf = ["--replicaof", `127.0.0.1 ${primary.port}`];
  const replica = await startRedis({ settings: [...settings, ...replicaOf], certificate });

  const watchers: { id: string; port: number }[] = [];
  for (let at = 0; at < count; at += 1) {
    watchers.push({ id: randomBytes(20).toString("hex"), port: await findFreePort() });
  }
  const sentinels = await Promise.all(
    watchers.map(({ id, port }) =>
      startRedis({
        ...{ port, certificate, isSentinel: true },
        files: { "sentinel.conf": configure(id) },
      }),
    ),
  );

  function configure(id: string): string {
    const others = watchers.filter((watcher) => watcher.id !== id);
    return [
      `sentinel myid ${id}`,
      `sentinel monitor ${NAME} 127.0.0.1 ${primary.port} ${Math.floor(count / 2) + 1}`,
      `sentinel down-after-milliseconds ${NAME} ${DOWN_AFTER_MS}`,
      `sentinel failover-timeout ${NAME} 5000`,
      ...(password ? [`sentinel auth-pass ${NAME} ${password}`] : []),
      ...(ofSentinels
        ? [`requirepass ${ofSentinels}`, `sentinel sentinel-pass ${ofSentinels}`]
        : []),
      `sentinel known-replica ${NAME} 127.0.0.1 ${replica.port}`,
      ...others.map(
        (other) => `sentinel known-sentinel ${NAME} 127.0.0.1 ${other.port} ${other.id}`,
      ),
      "",
    ].join("\n");
  }

  async function ask<Answer>(
    port: number,
    secret: string | undefined,
    run: (at: Redis) => Promise<Answer>,
  ) {
    const tls = certificate && { ca: certificate.ca };
    const client = new Redis({
      host: "127.0.0.1",
      port,
      password: secret,
      tls,
      retryStrategy: null,
    });
    client.on("error", () => {});
    try {
      return await run(client);
    } finally {
      client.disconnect();
    }
  }

  async function waitUntilReady(): Promise<void> {
    await waitFor(
      async () => {
        for (const { port } of sentinels) {
          const state = await ask(port, ofSentinels, (at) => at.info("sentinel"));
          const ready = `status=ok,address=127.0.0.1:${primary.port},slaves=1,sentinels=${count}`;
          if (!state.includes(ready)) throw new Error(`A Sentinel is not ready: ${state}`);
        }
        const state = await ask(primary.port, password, (at) => at.info("replication"));
        if (!state.includes("state=online")) throw new Error(`The replica is not there: ${state}`);
      },
      { timeout: 20_000, interval: 100 },
    );
  }

  async function stop(): Promise<void> {
    for (const server of [...sentinels, replica, primary]) await server.stop();
  }

  await waitUntilReady().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const login = password ? `:${password}@` : "";
  const query = ofSentinels ? `?sentinel_password=${ofSentinels}` : "";
  return {
    url: `${certificate ? "rediss" : "redis"}+sentinel://${login}${watchers.map(({ port }) => `127.0.0.1:${port}`).join(",")}/${NAME}${query}`,
    /** The server that starts as the primary. */
    primary,
    replica,
    sentinels,
    servers: [primary, replica] as RedisService[],
    /** Waits until the replica has received all writes. */
    isReplicated: () => ask(primary.port, password, (at) => at.wait(1, 5_000)),
    /** Waits until the replica is the primary. */
    isFailedOver: () =>
      waitFor(
        async () => {
          const state = await ask(replica.port, password, (at) => at.info("replication"));
          if (!state.includes("role:master")) throw new Error("It is a replica still");
        },
        { timeout: 30_000, interval: 20 },
      ),
    /** Waits until one of the two is the other's replica and in sync with it. */
    isReplicaOf: (one: RedisService, other: RedisService) =>
      waitFor(
        async () => {
          const state = await ask(one.port, password, (at) => at.info("replication"));
          const isSo = state.includes(`master_port:${other.port}`);
          if (!isSo || !state.includes("master_link_status:up"))
            throw new Error(`${one.port} is no replica of ${other.port} yet: ${state}`);
        },
        { timeout: 60_000, interval: 50 },
      ),
    /** Fails over as an operator does for maintenance, once the Sentinel knows a good replica. */
    failOver: () =>
      waitFor(
        () =>
          ask(sentinels[0]?.port ?? 0, ofSentinels, (at) => at.call("SENTINEL", "FAILOVER", NAME)),
        { timeout: 30_000, interval: 200 },
      ),
    stop,
  };
}
