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

/** Resets the next so many connections to the port. */
async function refuseConnections(port: number, count: number): Promise<void> {
  const server = createServer().listen(port, "127.0.0.1");
  for (let refused = 0; refused < count; refused += 1) {
    const [socket] = (await once(server, "connection")) as [Socket];
    socket.resetAndDestroy();
  }
  server.close();
}

/** Returns the answer's kind, or the error, and the time in milliseconds. */
async function time(answer: Promise<unknown>) {
  const started = performance.now();
  const end = await answer.then(
    () => "answered" as const,
    (error: unknown) => error,
  );
  return { end, ms: performance.now() - started };
}

describe("a Redis that is down", () => {
  it("makes commands fail at once, and works when it comes up", async () => {
    const port = await findFreePort();
    const store = open(`redis://127.0.0.1:${port}`);
    for (const run of [store.ping, () => store.get("key"), () => store.increment("key", 60)]) {
      const { end, ms } = await time(run());
      expect(end).toBeInstanceOf(StoreDown);
      expect(ms).toBeLessThan(500);
    }
    await start({ port });
    await isUp(store);
    await store.set("key", "value", 60);
    expect(await store.get("key")).toBe("value");
  });

  it("does not delay the closing of the store", async () => {
    const store = open(`redis://127.0.0.1:${await findFreePort()}`);
    await expect(store.ping()).rejects.toThrow(StoreDown);
    expect((await time(store.close())).ms).toBeLessThan(500);
  });
});

describe("a Redis that is killed", () => {
  it("makes running commands fail, and works again when it is back", async () => {
    const { redis, store } = await startAndOpen({ persistent: true });
    await store.set("kept", "value", 60);

    let isOver = false;
    const ends: unknown[] = [];
    let slowest = 0;
    const runCommands = async () => {
      while (!isOver) {
        const { end, ms } = await time(store.increment("key", 60));
        ends.push(end);
        slowest = Math.max(slowest, ms);
        // A command that fails at once must let the others run.
        await new Promise(setImmediate);
      }
    };
    const runners = Array.from({ length: 100 }, runCommands);
    await vi.waitFor(() => expect(ends.length).toBeGreaterThan(1000));
    await redis.kill();
    await vi.waitFor(() => expect(ends.at(-1)).toBeInstanceOf(StoreDown));
    await redis.restart();
    await isUp(store);
    await vi.waitFor(() => expect(ends.at(-1)).toBe("answered"));
    isOver = true;
    await Promise.all(runners);

    expect(ends.every((end) => end === "answered" || end instanceof StoreDown)).toBe(true);
    expect(slowest).toBeLessThan(1_500);
    expect(await store.get("kept")).toBe("value");
    const answered = ends.filter((end) => end === "answered").length;
    const { count } = await store.increment("key", 60);
    // Commands running when it died may have counted without an answer, but none counted twice.
    expect(count).toBeGreaterThan(answered);
    expect(count).toBeLessThanOrEqual(answered + 1 + runners.length);
  });

  it("works when it is back empty, without persistence", async () => {
    const { redis, store } = await startAndOpen();
    await store.set("key", "value", 60);
    await redis.restart();
    await isUp(store);
    expect(await store.get("key")).toBeUndefined();
    expect(await store.increment("key", 60)).toEqual({ count: 1, ttlSeconds: 60 });
  });

  it("delivers messages to subscribers again when it is back", async () => {
    const { redis, store } = await startAndOpen();
    const received: string[] = [];
    store.subscribe("news", (message) => received.push(message));
    const publishUntilReceived = (message: string) =>
      vi.waitFor(
        async () => {
          await store.publish("news", message);
          expect(received).toContain(message);
        },
        { timeout: 10_000 },
      );
    await publishUntilReceived("before");
    await redis.restart();
    await publishUntilReceived("after");
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
  it("makes commands fail after about a second, then at once, and works again", async () => {
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
    // It carries out the commands that it received, and the client sends none again.
    expect((await store.increment("counted", 60)).count).toBeLessThanOrEqual(2);
  });

  it("does not delay the closing of the store", async () => {
    const { redis, store } = await startAndOpen();
    redis.pause();
    expect((await time(store.close())).ms).toBeLessThan(1_500);
  });

  it("is not assumed when the panel's own event loop was blocked", async () => {
    const { store } = await startAndOpen();
    await store.set("key", "x".repeat(100_000), 60);
    const answer = store.get("key");
    const until = performance.now() + 1_100;
    while (performance.now() < until);
    expect(await answer).toHaveLength(100_000);
  });
});

describe("a Redis that refuses commands", () => {
  async function openRaw(redis: RedisService): Promise<Redis> {
    const raw = new Redis(redis.url);
    cleanUps.push(async () => raw.disconnect());
    return raw;
  }

  it("counts as down while its memory is full", async () => {
    const { redis, store } = await startAndOpen();
    const raw = await openRaw(redis);
    await raw.config("SET", "maxmemory", "1");
    await expect(store.set("key", "value", 60)).rejects.toThrow(StoreDown);
    await expect(store.increment("key", 60)).rejects.toThrow(StoreDown);
    await raw.config("SET", "maxmemory", "0");
    await store.set("key", "value", 60);
  });

  it("makes the store reconnect when it has become a replica", async () => {
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

  it("does not leak keys, values or passwords into errors or logs", async () => {
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
    const output = inspect([refused, down, lockedOut, log.warn.mock.calls], { depth: 10 });
    expect(output).toContain("WRONGPASS");
    expect(output).not.toContain("secret");
  });
});

it("keeps all keys under one prefix", async () => {
  const { redis, store } = await startAndOpen();
  await store.set("set", "value", 60);
  await store.setIfAbsent("absent", "value", 60);
  await store.increment("counted", 60);
  const raw = new Redis(redis.url);
  expect((await raw.keys("*")).sort()).toEqual(["parada:absent", "parada:counted", "parada:set"]);
  raw.disconnect();
});
