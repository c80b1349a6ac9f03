import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { inspect } from "node:util";
import { Redis } from "ioredis";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findFreePort } from "../../tests/services/free-port.ts";
import { type RedisOptions, type RedisService, startRedis } from "../../tests/services/redis.ts";
import { createRedisStore, type RedisStoreOptions } from "./redis.server.ts";
import { type Store, StoreDown } from "./store.ts";

const log = { info: vi.fn(), warn: vi.fn() };
const cleanUps: (() => Promise<void>)[] = [];

beforeEach(() => {
  vi.resetAllMocks();
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function start(options?: RedisOptions): Promise<RedisService> {
  const redis = await startRedis(options);
  cleanUps.push(redis.stop);
  return redis;
}

function open(url: string, options: RedisStoreOptions = { log }): Store {
  const store = createRedisStore(url, options);
  cleanUps.push(store.close);
  return store;
}

async function startAndOpen(options?: RedisOptions) {
  const redis = await start(options);
  const store = open(redis.url);
  await store.ping();
  return { redis, store };
}

const isUp = (store: Store) => vi.waitFor(() => store.ping(), { timeout: 10_000 });

/** Answers the next so many connections to the port with a reset. */
async function refuseConnections(port: number, count: number): Promise<void> {
  const server = createServer().listen(port, "127.0.0.1");
  for (let refused = 0; refused < count; refused += 1) {
    const [socket] = (await once(server, "connection")) as [Socket];
    socket.resetAndDestroy();
  }
  server.close();
}

/** How it ended, and after how many milliseconds. */
async function time(asked: Promise<unknown>) {
  const started = performance.now();
  const end = await asked.then(
    () => "answered" as const,
    (error: unknown) => error,
  );
  return { end, ms: performance.now() - started };
}

describe("a Redis that is not there", () => {
  it("is told at once, and found when it comes", async () => {
    const port = await findFreePort();
    const store = open(`redis://127.0.0.1:${port}`);
    for (const ask of [store.ping, () => store.get("key"), () => store.increment("key", 60)]) {
      const { end, ms } = await time(ask());
      expect(end).toBeInstanceOf(StoreDown);
      expect(ms).toBeLessThan(500);
    }
    await start({ port });
    await isUp(store);
    await store.set("key", "value", 60);
    expect(await store.get("key")).toBe("value");
  });

  it("does not keep a closed store from ending", async () => {
    const store = open(`redis://127.0.0.1:${await findFreePort()}`);
    await expect(store.ping()).rejects.toThrow(StoreDown);
    expect((await time(store.close())).ms).toBeLessThan(500);
  });
});

describe("a Redis that is killed", () => {
  it("lets nobody hang who was asking, and is used again when it is back", async () => {
    const { redis, store } = await startAndOpen({ persistent: true });
    await store.set("kept", "value", 60);

    let isOver = false;
    const ends: unknown[] = [];
    let slowest = 0;
    const ask = async () => {
      while (!isOver) {
        const { end, ms } = await time(store.increment("key", 60));
        ends.push(end);
        slowest = Math.max(slowest, ms);
        // One that fails at once must not keep the others from their turn.
        await new Promise(setImmediate);
      }
    };
    const askers = Array.from({ length: 100 }, ask);
    await vi.waitFor(() => expect(ends.length).toBeGreaterThan(1000));
    await redis.kill();
    await vi.waitFor(() => expect(ends.at(-1)).toBeInstanceOf(StoreDown));
    await redis.restart();
    await isUp(store);
    await vi.waitFor(() => expect(ends.at(-1)).toBe("answered"));
    isOver = true;
    await Promise.all(askers);

    expect(ends.every((end) => end === "answered" || end instanceof StoreDown)).toBe(true);
    expect(slowest).toBeLessThan(1_500);
    expect(await store.get("kept")).toBe("value");
    const answered = ends.filter((end) => end === "answered").length;
    const { count } = await store.increment("key", 60);
    // Those under way when it died may have counted without an answer, but none counted twice.
    expect(count).toBeGreaterThan(answered);
    expect(count).toBeLessThanOrEqual(answered + 1 + askers.length);
  });

  it("is empty when it kept nothing, and works all the same", async () => {
    const { redis, store } = await startAndOpen();
    await store.set("key", "value", 60);
    await redis.restart();
    await isUp(store);
    expect(await store.get("key")).toBeUndefined();
    expect(await store.increment("key", 60)).toEqual({ count: 1, ttlSeconds: 60 });
  });

  it("lets those who listen hear again when it is back", async () => {
    const { redis, store } = await startAndOpen();
    const heard: string[] = [];
    store.subscribe("news", (message) => heard.push(message));
    const say = (message: string) =>
      vi.waitFor(
        async () => {
          await store.publish("news", message);
          expect(heard).toContain(message);
        },
        { timeout: 10_000 },
      );
    await say("before");
    await redis.restart();
    await say("after");
  });

  it("is logged once when it goes and once when it is back", async () => {
    const { redis, store } = await startAndOpen();
    await redis.kill();
    await refuseConnections(redis.port, 3);
    await expect(store.get("key")).rejects.toThrow(StoreDown);
    expect(log.info).not.toHaveBeenCalled();
    await redis.restart();
    await isUp(store);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { err: expect.any(Error) },
      "the store cannot be reached",
    );
    expect(log.info).toHaveBeenCalledExactlyOnceWith("the store can be reached again");
  });
});

describe("a Redis that stalls", () => {
  it("holds nobody up for much longer than a second, then nobody at all, and is used again", async () => {
    const { redis, store } = await startAndOpen();
    await store.set("key", "value", 60);
    redis.pause();

    const first = await Promise.all(
      [store.get("key"), store.ping(), store.increment("counted", 60)].map(time),
    );
    for (const { end, ms } of first) {
      expect(end).toBeInstanceOf(StoreDown);
      expect(ms).toBeLessThan(1_500);
    }
    await vi.waitFor(
      async () => {
        const { end, ms } = await time(store.get("key"));
        expect(end).toBeInstanceOf(StoreDown);
        expect(ms).toBeLessThan(100);
      },
      { timeout: 5_000 },
    );
    redis.resume();
    await isUp(store);
    expect(await store.get("key")).toBe("value");
    // It counted what it found when it woke up; nobody sent that again.
    expect((await store.increment("counted", 60)).count).toBeLessThanOrEqual(2);
  });

  it("does not keep a store from being closed", async () => {
    const { redis, store } = await startAndOpen();
    redis.pause();
    expect((await time(store.close())).ms).toBeLessThan(1_500);
  });

  it("is not what we see when it is we who were busy", async () => {
    const { store } = await startAndOpen();
    await store.set("key", "x".repeat(100_000), 60);
    const asked = store.get("key");
    const until = performance.now() + 1_100;
    while (performance.now() < until);
    expect(await asked).toHaveLength(100_000);
  });
});

describe("a Redis that refuses", () => {
  async function openRaw(redis: RedisService): Promise<Redis> {
    const raw = new Redis(redis.url);
    cleanUps.push(async () => raw.disconnect());
    return raw;
  }

  it("is down while it has no room", async () => {
    const { redis, store } = await startAndOpen();
    const raw = await openRaw(redis);
    await raw.config("SET", "maxmemory", "1");
    await expect(store.set("key", "value", 60)).rejects.toThrow(StoreDown);
    await expect(store.increment("key", 60)).rejects.toThrow(StoreDown);
    await raw.config("SET", "maxmemory", "0");
    await store.set("key", "value", 60);
  });

  it("is looked for anew when it has become a replica", async () => {
    const { redis, store } = await startAndOpen();
    const raw = await openRaw(redis);
    const connections = async () => String(await raw.client("LIST")).match(/^id=\d+/gm);
    const before = await connections();
    await raw.replicaof("127.0.0.1", await findFreePort());
    await expect(store.set("key", "value", 60)).rejects.toThrow(StoreDown);
    await raw.replicaof("NO", "ONE");
    await isUp(store);
    await store.set("key", "value", 60);
    expect(await connections()).not.toEqual(before);
  });

  it("does not make errors or logs tell keys, values or passwords", async () => {
    const { redis, store } = await startAndOpen();
    await store.set("secret-key", "secret-value", 60);
    const refused = await store.increment("secret-key", 60).catch((error: unknown) => error);

    const raw = await openRaw(redis);
    await raw.config("SET", "maxmemory", "1");
    const down = await store.set("secret-key", "secret-value", 60).catch((error) => error);

    await raw.config("SET", "requirepass", "right");
    const locked = open(redis.url.replace("//", "//:secret-password@"));
    const lockedOut = await locked.ping().catch((error: unknown) => error);
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());

    for (const error of [down, lockedOut]) expect(error).toBeInstanceOf(StoreDown);
    const told = inspect([refused, down, lockedOut, log.warn.mock.calls], { depth: 10 });
    expect(told).toContain("WRONGPASS");
    expect(told).not.toContain("secret");
  });
});

it("keeps everything under one prefix", async () => {
  const { redis, store } = await startAndOpen();
  await store.set("set", "value", 60);
  await store.setIfAbsent("absent", "value", 60);
  await store.increment("counted", 60);
  const raw = new Redis(redis.url);
  expect((await raw.keys("*")).sort()).toEqual(["parada:absent", "parada:counted", "parada:set"]);
  raw.disconnect();
});
