import { type AddressInfo, connect, createServer } from "node:net";
import { pipeline } from "node:stream";
import { inspect } from "node:util";
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type ClusterService, startRedisCluster } from "../../tests/services/redis-cluster.ts";
import { type SentinelService, startRedisSentinel } from "../../tests/services/redis-sentinel.ts";
import { createRedisStore } from "./redis.server.ts";
import { StoreDown } from "./store.ts";

const password = "right";
let sentinel: SentinelService;
let cluster: ClusterService;
beforeAll(async () => {
  [sentinel, cluster] = await Promise.all([
    startRedisSentinel({ sentinels: 1, password, ofSentinels: password }),
    startRedisCluster({ replicas: false, password }),
  ]);
});
afterAll(() => Promise.all([sentinel.stop(), cluster.stop()]));

const log = { info: vi.fn(), warn: vi.fn() };
afterEach(() => vi.resetAllMocks());

const kinds = [
  { name: "Sentinels", start: () => sentinel, servers: () => sentinel.sentinels },
  { name: "a cluster", start: () => cluster, servers: () => cluster.masters },
];

describe.each(kinds)("a store on $name", ({ start, servers }) => {
  it("keeps a wrong password out of errors and logs", async () => {
    for (const url of [
      start().url.replace(`:${password}@`, ":secret-password@"),
      start().url.replace(`sentinel_password=${password}`, "sentinel_password=secret-password"),
    ]) {
      if (url === start().url) continue;
      const store = createRedisStore(url, { log });
      const refused = await store.ping().catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(StoreDown);
      await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());
      const output = inspect([refused, log.warn.mock.calls], { depth: 10 });
      expect(output).toContain("WRONGPASS");
      expect(output).not.toContain("secret");
      await store.close();
      log.warn.mockReset();
    }
  });

  it("leaves no connection open when it is closed", async () => {
    const countConnections = async () => {
      let count = 0;
      for (const { port } of servers()) {
        const raw = new Redis({ port, password });
        // Without the connection of this check.
        count +=
          String(await raw.client("LIST"))
            .trim()
            .split("\n").length - 1;
        raw.disconnect();
      }
      return count;
    };
    const store = createRedisStore(start().url, { log });
    store.subscribe("news", () => {});
    await store.ping();
    await vi.waitFor(async () => expect(await countConnections()).toBeGreaterThan(0));
    await store.close();
    await vi.waitFor(async () => expect(await countConnections()).toBe(0));
    expect(log.warn).not.toHaveBeenCalled();
  });
});

it("a cluster's store logs once when a node goes, and once when it is back", async () => {
  const store = createRedisStore(cluster.url, { log });
  await store.ping();
  const [gone] = cluster.masters;
  const node = `127.0.0.1:${gone?.port}`;
  await gone?.kill();
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), { timeout: 10_000 });
  await gone?.restart();
  const entriesOf = ({ mock }: typeof log.info) =>
    mock.calls.flatMap(([fields], at) =>
      fields.node === node ? [{ at: mock.invocationCallOrder[at] ?? 0, mock }] : [],
    );
  const isBack = () => expect(entriesOf(log.info)).not.toEqual([]);
  await vi.waitFor(isBack, { timeout: 20_000 });
  // The entries alternate: gone, back, gone …
  const entries = [...entriesOf(log.warn), ...entriesOf(log.info)].sort((a, b) => a.at - b.at);
  expect(entries[0]?.mock).toBe(log.warn.mock);
  for (const [at, { mock }] of entries.entries()) expect(entries[at + 1]?.mock).not.toBe(mock);
  await store.close();
});

it("a store on Sentinels is back when they announce the new primary while it asks them for it", async () => {
  const [watcher] = sentinel.sentinels;
  if (!watcher) throw new Error("There is a Sentinel");
  const proxy = await startMutableProxy(watcher.port);
  const store = createRedisStore(sentinel.url.replace(`:${watcher.port}`, `:${proxy.port}`), {
    log,
  });
  const messages: string[] = [];
  store.subscribe("news", (message) => messages.push(message));
  await store.ping();
  const raw = new Redis({ port: watcher.port, password });
  const listens = / sub=1 /g;
  await vi.waitFor(async () =>
    // One of the store's own connection, one of its subscriber.
    expect(String(await raw.client("LIST")).match(listens)).toHaveLength(2),
  );

  proxy.mute();
  await sentinel.primary.kill();
  await vi.waitFor(
    async () =>
      expect(await raw.call("SENTINEL", "GET-MASTER-ADDR-BY-NAME", "taxis")).toEqual([
        "127.0.0.1",
        String(sentinel.replica.port),
      ]),
    { timeout: 30_000 },
  );
  raw.disconnect();
  proxy.unmute();

  await vi.waitFor(() => store.ping(), { timeout: 20_000 });
  await vi.waitFor(
    async () => {
      await store.publish("news", "The new primary is here");
      expect(messages).toContain("The new primary is here");
    },
    { timeout: 20_000 },
  );
  await store.close();
  await proxy.stop();
});

/** A TCP proxy that can leave new connections without an answer while it carries the open ones on. */
async function startMutableProxy(port: number) {
  let isMute = false;
  const server = createServer((near) => {
    near.on("error", () => {});
    // It reads still, so that it hears when the other end closes.
    if (isMute) return void near.resume();
    const far = connect(port, "127.0.0.1");
    pipeline(near, far, near, () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    mute: () => {
      isMute = true;
    },
    unmute: () => {
      isMute = false;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
