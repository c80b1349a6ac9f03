import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type RedisService, startRedis } from "../../tests/services/redis.ts";
import { type ClusterService, startRedisCluster } from "../../tests/services/redis-cluster.ts";
import { type SentinelService, startRedisSentinel } from "../../tests/services/redis-sentinel.ts";
import { createEmbeddedStore } from "./embedded.server.ts";
import { createRedisStore } from "./redis.server.ts";
import { type Store, StoreDown } from "./store.ts";

type Opened = {
  store: Store;
  /** The same store, opened by another panel process. */
  elsewhere: Store;
  /** Makes everything in the store older. */
  age: (seconds: number) => Promise<void>;
  close: () => Promise<void>;
};

let redis: RedisService;
let sentinel: SentinelService;
let cluster: ClusterService;
beforeAll(async () => {
  [redis, sentinel, cluster] = await Promise.all([
    startRedis(),
    startRedisSentinel({ sentinels: 1 }),
    startRedisCluster({ replicas: false }),
  ]);
});
afterAll(() => Promise.all([redis, sentinel, cluster].map((service) => service.stop())));

/** Opens a store whose keys are spread over the servers. */
async function openAt(url: string, servers: RedisService[]): Promise<Opened> {
  const raws = servers.map((server) => new Redis(server.url));
  for (const raw of raws) await raw.flushall();
  const [store, elsewhere] = [createRedisStore(url), createRedisStore(url)];
  for (const each of [store, elsewhere]) await each.ping();

  const age = async (seconds: number) => {
    for (const raw of raws) {
      for (const key of await raw.keys("*")) {
        if ((await raw.type(key)) === "stream") await ageLog(raw, key, seconds);
        await raw.pexpire(key, (await raw.pttl(key)) - seconds * 1000);
      }
    }
  };
  const close = async () => {
    for (const client of [store, elsewhere]) await client.close();
    for (const raw of raws) raw.disconnect();
  };
  return { store, elsewhere, age, close };
}

/** Writes the entries of a log again, as if they had come earlier. */
async function ageLog(raw: Redis, key: string, seconds: number): Promise<void> {
  const [entries, ttl] = [await raw.xrange(key, "-", "+"), await raw.pttl(key)];
  await raw.del(key);
  for (const [place, fields] of entries) {
    const [ms, number] = place.split("-");
    await raw.xadd(key, `${Number(ms) - seconds * 1000}-${number}`, ...fields);
  }
  await raw.pexpire(key, ttl);
}

const adapters: { name: string; open: () => Promise<Opened> }[] = [
  {
    name: "the embedded store",
    async open() {
      let now = 1_000_000;
      const store = createEmbeddedStore({ now: () => now });
      const age = async (seconds: number) => {
        now += seconds * 1000;
      };
      return { store, elsewhere: store, age, close: store.close };
    },
  },
  { name: "the store in one Redis", open: () => openAt(redis.url, [redis]) },
  {
    name: "the store in a Redis behind Sentinels",
    open: () => openAt(sentinel.url, [sentinel.primary]),
  },
  { name: "the store in a Redis Cluster", open: () => openAt(cluster.url, cluster.masters) },
];

describe.each(adapters)("$name", ({ open }) => {
  let store: Store;
  let elsewhere: Store;
  let age: Opened["age"];
  let close: Opened["close"];
  beforeEach(async () => {
    ({ store, elsewhere, age, close } = await open());
  });
  afterEach(() => close());

  /** Runs the function fifty times at once, half of them in another process. */
  const race = <Result>(run: (store: Store, runner: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: 50 }, (_, i) => run(i % 2 ? elsewhere : store, i)));

  describe("get, set and delete", () => {
    it.each([
      ["words", "a value"],
      ["an empty text", ""],
      ["other scripts", "señal · 出租车 · 🚕"],
      ["control characters", "\0\r\n\x1b"],
      ["a megabyte", "ñ".repeat(512 * 1024)],
    ])("return %s unchanged", async (_, value) => {
      await store.set("key", value, 60);
      expect((await elsewhere.get("key")) === value).toBe(true);
      expect((await elsewhere.take("key")) === value).toBe(true);
    });

    it("distinguish keys by every character", async () => {
      const keys = ["a", "A", "a ", "a:b", "ñ", "🚕", ""];
      for (const key of keys) await store.set(key, `<${key}>`, 60);
      for (const key of keys) expect(await store.get(key)).toBe(`<${key}>`);
    });

    it("treat a missing key as absent", async () => {
      expect(await store.get("key")).toBeUndefined();
      expect(await store.take("key")).toBeUndefined();
      expect(await store.deleteIf("key", "")).toBe(false);
      await store.delete("key");
    });

    it("read many keys in their order, with undefined for missing ones", async () => {
      for (const key of ["a", "b"]) await store.set(key, `<${key}>`, 60);
      expect(await elsewhere.getMany(["b", "nothing", "a", "b"])).toEqual([
        ...["<b>", undefined],
        ...["<a>", "<b>"],
      ]);
      expect(await store.getMany([])).toEqual([]);
    });

    it("replace a value and its expiry", async () => {
      await store.set("key", "old", 10);
      await store.set("key", "new", 100);
      await age(50);
      expect(await store.get("key")).toBe("new");
    });

    it("delete a value", async () => {
      await store.set("key", "value", 60);
      await store.delete("key");
      expect(await store.get("key")).toBeUndefined();
    });
  });

  describe("expiry", () => {
    it("removes a value when its time is up, and not before", async () => {
      await store.set("key", "value", 60);
      await age(59);
      expect(await store.get("key")).toBe("value");
      await age(1);
      expect(await store.get("key")).toBeUndefined();
    });

    it("treats an expired key as absent in every operation", async () => {
      await store.set("taken", "value", 1);
      await store.set("deleted", "value", 1);
      await store.set("free", "value", 1);
      await store.increment("counted", 1);
      await age(1);
      expect(await store.take("taken")).toBeUndefined();
      expect(await store.deleteIf("deleted", "value")).toBe(false);
      expect(await store.setIfAbsent("free", "new", 60)).toBe(true);
      expect(await store.increment("counted", 60)).toEqual({ count: 1, ttlSeconds: 60 });
    });

    it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])("refuses %s seconds", async (ttl) => {
      await expect(store.set("key", "value", ttl)).rejects.toThrow(RangeError);
      await expect(store.setIfAbsent("key", "value", ttl)).rejects.toThrow(RangeError);
      await expect(store.increment("key", ttl)).rejects.toThrow(RangeError);
      expect(await store.get("key")).toBeUndefined();
    });
  });

  describe("setIfAbsent", () => {
    it("leaves an existing value and its expiry", async () => {
      await store.set("key", "first", 10);
      expect(await store.setIfAbsent("key", "second", 100)).toBe(false);
      expect(await store.get("key")).toBe("first");
      await age(10);
      expect(await store.get("key")).toBeUndefined();
    });

    it("expires", async () => {
      expect(await store.setIfAbsent("key", "value", 10)).toBe(true);
      await age(10);
      expect(await store.get("key")).toBeUndefined();
    });

    it("treats an empty value as present", async () => {
      await store.set("key", "", 60);
      expect(await store.setIfAbsent("key", "second", 60)).toBe(false);
    });

    it("lets one of many callers win", async () => {
      const won = await race((each, runner) => each.setIfAbsent("key", `runner ${runner}`, 60));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await store.get("key")).toBe(`runner ${won.indexOf(true)}`);
    });
  });

  describe("take", () => {
    it("returns the value to one of many callers", async () => {
      await store.set("key", "value", 60);
      const taken = await race((each) => each.take("key"));
      expect(taken.filter((value) => value !== undefined)).toEqual(["value"]);
    });
  });

  describe("deleteIf", () => {
    it("deletes only what holds the value", async () => {
      await store.set("key", "mine", 60);
      expect(await store.deleteIf("key", "yours")).toBe(false);
      expect(await store.get("key")).toBe("mine");
      expect(await store.deleteIf("key", "mine")).toBe(true);
      expect(await store.get("key")).toBeUndefined();
    });

    it("deletes for one of many callers", async () => {
      await store.set("key", "mine", 60);
      const done = await race((each) => each.deleteIf("key", "mine"));
      expect(done.filter(Boolean)).toHaveLength(1);
    });
  });

  describe("replaceIf", () => {
    it("replaces only the expected value, with an expiry of its own", async () => {
      await store.set("key", "first", 10);
      expect(await store.replaceIf("key", "other", "second", 60)).toBe(false);
      expect(await store.get("key")).toBe("first");
      expect(await store.replaceIf("key", "first", "second", 60)).toBe(true);
      await age(10);
      expect(await elsewhere.get("key")).toBe("second");
      await age(50);
      expect(await store.get("key")).toBeUndefined();
    });

    it("writes nothing where the value has expired or was deleted", async () => {
      await store.set("key", "first", 1);
      await age(1);
      expect(await store.replaceIf("key", "first", "second", 60)).toBe(false);
      expect(await store.replaceIf("never", "", "second", 60)).toBe(false);
      expect(await store.get("key")).toBeUndefined();
    });

    it("lets one of many callers win", async () => {
      await store.set("key", "first", 60);
      const won = await race((each, runner) =>
        each.replaceIf("key", "first", `runner ${runner}`, 60),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await store.get("key")).toBe(`runner ${won.indexOf(true)}`);
    });
  });

  describe("increment", () => {
    it("keeps the expiry that the first call has set", async () => {
      expect(await store.increment("key", 60)).toEqual({ count: 1, ttlSeconds: 60 });
      await age(20);
      expect(await store.increment("key", 60)).toEqual({ count: 2, ttlSeconds: 40 });
      await age(39.5);
      expect(await store.increment("key", 60)).toEqual({ count: 3, ttlSeconds: 1 });
      await age(0.5);
      expect(await store.increment("key", 60)).toEqual({ count: 1, ttlSeconds: 60 });
    });

    it("counts every one of many calls at once", async () => {
      const counts = (await race((each) => each.increment("key", 60))).map(({ count }) => count);
      expect(counts.sort((a, b) => a - b)).toEqual(counts.map((_, index) => index + 1));
      expect(await store.get("key")).toBe("50");
    });

    it("refuses a value that is no number, and leaves it", async () => {
      await store.set("key", "text", 60);
      const refused = store.increment("key", 60);
      await expect(refused).rejects.toThrow();
      await expect(refused).rejects.not.toThrow(StoreDown);
      expect(await store.get("key")).toBe("text");
    });
  });

  describe("decrement", () => {
    it("takes one back, and leaves the expiry", async () => {
      await store.increment("key", 60);
      await store.increment("key", 60);
      await age(20);
      await store.decrement("key");
      expect(await store.increment("key", 60)).toEqual({ count: 2, ttlSeconds: 40 });
    });

    it("never goes below zero, and creates no count", async () => {
      await store.increment("key", 60);
      await store.decrement("key");
      await store.decrement("key");
      await store.decrement("other");
      expect((await store.increment("key", 60)).count).toBe(1);
      expect(await store.get("other")).toBeUndefined();
    });

    it("counts every one of many calls at once", async () => {
      for (let i = 0; i < 50; i++) await store.increment("key", 60);
      await race((each) => each.decrement("key"));
      expect(await store.get("key")).toBe("0");
    });

    it("refuses a value that is no number, and leaves it", async () => {
      await store.set("key", "text", 60);
      await expect(store.decrement("key")).rejects.not.toThrow(StoreDown);
      expect(await store.get("key")).toBe("text");
    });
  });

  describe("a set", () => {
    it("returns each member that any process added once", async () => {
      expect(await store.addMember("set", "a", 60)).toBe(true);
      expect(await elsewhere.addMember("set", "b", 60)).toBe(true);
      expect(await store.addMember("set", "a", 60)).toBe(true);
      expect((await elsewhere.closeSet("set", 60)).sort()).toEqual(["a", "b"]);
    });

    it("lists its members without closing it", async () => {
      await store.addMember("set", "one", 60);
      expect(await elsewhere.listMembers("set")).toEqual(["one"]);
      expect(await store.addMember("set", "another", 60)).toBe(true);
      await store.closeSet("set", 60);
      expect((await store.listMembers("set")).sort()).toEqual(["another", "one"]);
      await store.set("set", "", 60);
      expect(await store.listMembers("set")).toEqual([]);
      expect(await store.listMembers("never seen")).toEqual([]);
    });

    it("takes no member once it is closed, and still returns those that it had", async () => {
      await store.addMember("set", "a", 60);
      await store.closeSet("set", 60);
      expect(await elsewhere.addMember("set", "b", 60)).toBe(false);
      expect(await store.closeSet("set", 60)).toEqual(["a"]);
      expect(await store.closeSet("never seen", 60)).toEqual([]);
      expect(await store.addMember("never seen", "a", 60)).toBe(false);
    });

    it("stays closed where a plain value replaces it", async () => {
      await store.addMember("set", "a", 60);
      await store.set("set", "", 60);
      expect(await store.addMember("set", "b", 60)).toBe(false);
      expect(await store.closeSet("set", 60)).toEqual([]);
    });

    it("is open again when its closing has expired", async () => {
      await store.closeSet("set", 10);
      await age(10);
      expect(await store.addMember("set", "a", 60)).toBe(true);
      expect(await store.closeSet("set", 60)).toEqual(["a"]);
    });

    it("lives as long as its longest-lived member", async () => {
      await store.addMember("set", "long", 100);
      await store.addMember("set", "short", 10);
      await age(99);
      expect(await store.closeSet("set", 60)).toContain("long");
    });

    it("keeps every one of many members that are added at once", async () => {
      const added = await race((each, runner) => each.addMember("set", `${runner}`, 60));
      expect(added.every(Boolean)).toBe(true);
      expect(await store.closeSet("set", 60)).toHaveLength(50);
    });

    it("returns a member that was added before it was closed, and accepts none after", async () => {
      const [members, ...added] = await Promise.all([
        elsewhere.closeSet("set", 60),
        ...Array.from({ length: 20 }, (_, at) => store.addMember("set", `${at}`, 60)),
      ]);
      expect(added.filter(Boolean)).toHaveLength(members.length);
    });

    it.each([0, -1, Number.NaN])("refuses %s seconds", async (ttl) => {
      await expect(store.addMember("set", "a", ttl)).rejects.toThrow(RangeError);
      await expect(store.closeSet("set", ttl)).rejects.toThrow(RangeError);
    });
  });

  describe("a log", () => {
    const limits = { ttlSeconds: 100, most: 200 };
    const page = { ttlSeconds: 100, count: 200 };
    const readValues = async (more = {}) =>
      (await elsewhere.readBack("log", { ...page, ...more })).map(({ value }) => value);

    it("returns what any process has added, the newest first", async () => {
      await store.append("log", "first", limits);
      await elsewhere.append("log", "second · 🚕", limits);
      await store.append("log", "third", limits);
      expect(await readValues()).toEqual(["third", "second · 🚕", "first"]);
      expect(await store.readBack("never seen", page)).toEqual([]);
    });

    it("returns pages, each of which goes on where the one before has ended", async () => {
      for (const value of ["a", "b", "c", "d", "e"]) await store.append("log", value, limits);
      const [first, second] = await store.readBack("log", { ...page, count: 2 });
      expect([first?.value, second?.value]).toEqual(["e", "d"]);
      expect(await readValues({ count: 2, before: second?.place })).toEqual(["c", "b"]);
      await store.append("log", "f", limits);
      expect(await readValues({ before: second?.place })).toEqual(["c", "b", "a"]);
    });

    it("keeps all entries that are added at once, each with a place of its own", async () => {
      await race((each, runner) => each.append("log", `${runner}`, limits));
      const entries = await elsewhere.readBack("log", page);
      expect(new Set(entries.map(({ value }) => value)).size).toBe(50);
      expect(new Set(entries.map(({ place }) => place)).size).toBe(50);
      const here = entries.filter(({ value }) => Number(value) % 2 === 0);
      expect(here.map(({ value }) => Number(value))).toEqual(
        here.map(({ value }) => Number(value)).toSorted((one, other) => other - one),
      );
    });

    it("drops each entry when its time is up, whether or not others follow", async () => {
      await store.append("log", "old", limits);
      await age(60);
      await store.append("log", "new", limits);
      await age(39);
      expect(await readValues()).toEqual(["new", "old"]);
      await age(2);
      expect(await readValues()).toEqual(["new"]);
      await store.append("log", "newest", limits);
      expect(await readValues({ ttlSeconds: 10_000 })).toEqual(["newest", "new"]);
      await age(101);
      expect(await readValues()).toEqual([]);
    });

    it("drops the oldest beyond its limit", async () => {
      for (let n = 0; n < 8; n += 1) await store.append("log", `${n}`, { ...limits, most: 5 });
      expect(await readValues()).toEqual(["7", "6", "5", "4", "3"]);
    });

    it("is deleted whole, and refuses a value that is no log", async () => {
      await store.append("log", "a", limits);
      await store.delete("log");
      expect(await readValues()).toEqual([]);
      await store.set("log", "text", 60);
      await expect(store.append("log", "b", limits)).rejects.not.toThrow(StoreDown);
      expect(await store.get("log")).toBe("text");
    });

    it.each([0, -1, Number.NaN])("refuses %s seconds", async (ttlSeconds) => {
      await expect(store.append("log", "a", { ...limits, ttlSeconds })).rejects.toThrow(RangeError);
      await expect(store.readBack("log", { ...page, ttlSeconds })).rejects.toThrow(RangeError);
    });
  });

  describe("publish and subscribe", () => {
    /** Publishes repeatedly, since a subscription may take a moment to begin. */
    const publishUntilReceived = (from: Store, channel: string, received: string[]) =>
      vi.waitFor(async () => {
        await from.publish(channel, "are you there?");
        expect(received).toContain("are you there?");
      });

    it("delivers messages to all subscribers of all processes, in order", async () => {
      const [here, there]: [string[], string[]] = [[], []];
      store.subscribe("news", (message) => here.push(message));
      elsewhere.subscribe("news", (message) => there.push(message));
      await publishUntilReceived(store, "news", here);
      await publishUntilReceived(store, "news", there);
      for (const message of ["one", "dós · 🚕", ""]) await store.publish("news", message);
      for (const received of [here, there]) {
        await vi.waitFor(() => expect(received.slice(-3)).toEqual(["one", "dós · 🚕", ""]));
      }
    });

    it("delivers a message on its own channel only", async () => {
      const [news, other]: [string[], string[]] = [[], []];
      store.subscribe("news", (message) => news.push(message));
      store.subscribe("other", (message) => other.push(message));
      await publishUntilReceived(elsewhere, "news", news);
      await publishUntilReceived(elsewhere, "other", other);
      await elsewhere.publish("news", "for the news");
      await elsewhere.publish("other", "the end");
      await vi.waitFor(() => expect(other).toContain("the end"));
      expect(other).not.toContain("for the news");
    });

    it("delivers nothing to a subscriber that has unsubscribed, while others go on", async () => {
      const [gone, staying]: [string[], string[]] = [[], []];
      const stop = store.subscribe("news", (message) => gone.push(message));
      store.subscribe("news", (message) => staying.push(message));
      await publishUntilReceived(elsewhere, "news", gone);
      stop();
      stop();
      await elsewhere.publish("news", "after");
      await vi.waitFor(() => expect(staying).toContain("after"));
      expect(gone).not.toContain("after");
    });

    it("delivers no earlier message to a new subscriber", async () => {
      // A cluster passes a message on from node to node: the first subscriber shows that it is at this store's node.
      const first: string[] = [];
      store.subscribe("news", (message) => first.push(message));
      await publishUntilReceived(elsewhere, "news", first);
      await elsewhere.publish("news", "before");
      await vi.waitFor(() => expect(first).toContain("before"));
      const received: string[] = [];
      store.subscribe("news", (message) => received.push(message));
      await publishUntilReceived(store, "news", received);
      expect(received).not.toContain("before");
    });
  });

  it("is down once it is closed, even twice", async () => {
    await store.set("key", "value", 60);
    await store.close();
    await store.close();
    const operations: (() => Promise<unknown>)[] = [
      () => store.get("key"),
      () => store.set("key", "value", 60),
      () => store.setIfAbsent("key", "value", 60),
      () => store.delete("key"),
      () => store.take("key"),
      () => store.deleteIf("key", "value"),
      () => store.increment("key", 60),
      () => store.decrement("key"),
      () => store.addMember("set", "a", 60),
      () => store.closeSet("set", 60),
      () => store.publish("news", "value"),
      () => store.ping(),
    ];
    for (const run of operations) await expect(run()).rejects.toThrow(StoreDown);
  });
});

it.each(["embedded", "Redis"])("a set drops each member when its time is up: %s", async (kind) => {
  const store = kind === "Redis" ? createRedisStore(redis.url) : createEmbeddedStore();
  await store.ping();
  const set = `set of ${Math.random()}`;
  await store.addMember(set, "long", 60);
  await store.addMember(set, "short", 0.02);
  await vi.waitFor(async () => expect(await store.closeSet(set, 60)).toEqual(["long"]));
  await store.close();
});

it("expires values by Redis's own clock", async () => {
  const store = createRedisStore(redis.url);
  await store.ping();
  await store.set("key", "value", 0.02);
  await vi.waitFor(async () => expect(await store.get("key")).toBeUndefined());
  await store.close();
});
