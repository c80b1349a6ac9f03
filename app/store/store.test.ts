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
  /** The same store as another panel process sees it. */
  elsewhere: Store;
  /** Makes everything in the store so much older. */
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

/** The store as it is in servers that hold each its part of the keys. */
async function openAt(url: string, servers: RedisService[]): Promise<Opened> {
  const raws = servers.map((server) => new Redis(server.url));
  for (const raw of raws) await raw.flushall();
  const [store, elsewhere] = [createRedisStore(url), createRedisStore(url)];
  for (const each of [store, elsewhere]) await each.ping();

  const age = async (seconds: number) => {
    for (const raw of raws) {
      for (const key of await raw.keys("*")) {
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

  /** Runs it fifty times at once, half of them in another process. */
  const race = <Result>(run: (store: Store, runner: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: 50 }, (_, i) => run(i % 2 ? elsewhere : store, i)));

  describe("keeping", () => {
    it.each([
      ["words", "a value"],
      ["nothing", ""],
      ["other scripts", "señal · 出租车 · 🚕"],
      ["control characters", "\0\r\n\x1b"],
      ["a megabyte", "ñ".repeat(512 * 1024)],
    ])("gives back %s", async (_, value) => {
      await store.set("key", value, 60);
      expect((await elsewhere.get("key")) === value).toBe(true);
      expect((await elsewhere.take("key")) === value).toBe(true);
    });

    it("tells keys apart by every character", async () => {
      const keys = ["a", "A", "a ", "a:b", "ñ", "🚕", ""];
      for (const key of keys) await store.set(key, `<${key}>`, 60);
      for (const key of keys) expect(await store.get(key)).toBe(`<${key}>`);
    });

    it("knows nothing of what was never there", async () => {
      expect(await store.get("key")).toBeUndefined();
      expect(await store.take("key")).toBeUndefined();
      expect(await store.deleteIf("key", "")).toBe(false);
      await store.delete("key");
    });

    it("gives many at once, in their order, with nothing for what is not there", async () => {
      for (const key of ["a", "b"]) await store.set(key, `<${key}>`, 60);
      expect(await elsewhere.getMany(["b", "nothing", "a", "b"])).toEqual([
        ...["<b>", undefined],
        ...["<a>", "<b>"],
      ]);
      expect(await store.getMany([])).toEqual([]);
    });

    it("puts a new value in the place of the old one, with its own time", async () => {
      await store.set("key", "old", 10);
      await store.set("key", "new", 100);
      await age(50);
      expect(await store.get("key")).toBe("new");
    });

    it("deletes", async () => {
      await store.set("key", "value", 60);
      await store.delete("key");
      expect(await store.get("key")).toBeUndefined();
    });
  });

  describe("time", () => {
    it("forgets when the time is up, and not before", async () => {
      await store.set("key", "value", 60);
      await age(59);
      expect(await store.get("key")).toBe("value");
      await age(1);
      expect(await store.get("key")).toBeUndefined();
    });

    it("treats what is forgotten as if it had never been there", async () => {
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
    it("leaves alone what is there, and its time", async () => {
      await store.set("key", "first", 10);
      expect(await store.setIfAbsent("key", "second", 100)).toBe(false);
      expect(await store.get("key")).toBe("first");
      await age(10);
      expect(await store.get("key")).toBeUndefined();
    });

    it("forgets when the time is up", async () => {
      expect(await store.setIfAbsent("key", "value", 10)).toBe(true);
      await age(10);
      expect(await store.get("key")).toBeUndefined();
    });

    it("counts an empty value as something", async () => {
      await store.set("key", "", 60);
      expect(await store.setIfAbsent("key", "second", 60)).toBe(false);
    });

    it("lets one win of many at once", async () => {
      const won = await race((each, runner) => each.setIfAbsent("key", `runner ${runner}`, 60));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await store.get("key")).toBe(`runner ${won.indexOf(true)}`);
    });
  });

  describe("take", () => {
    it("gives it to one of many at once", async () => {
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

    it("is done by one of many at once", async () => {
      await store.set("key", "mine", 60);
      const done = await race((each) => each.deleteIf("key", "mine"));
      expect(done.filter(Boolean)).toHaveLength(1);
    });
  });

  describe("replaceIf", () => {
    it("replaces only the value that it was told, with a time of its own", async () => {
      await store.set("key", "first", 10);
      expect(await store.replaceIf("key", "other", "second", 60)).toBe(false);
      expect(await store.get("key")).toBe("first");
      expect(await store.replaceIf("key", "first", "second", 60)).toBe(true);
      await age(10);
      expect(await elsewhere.get("key")).toBe("second");
      await age(50);
      expect(await store.get("key")).toBeUndefined();
    });

    it("writes nothing where the value has run out or was deleted", async () => {
      await store.set("key", "first", 1);
      await age(1);
      expect(await store.replaceIf("key", "first", "second", 60)).toBe(false);
      expect(await store.replaceIf("never", "", "second", 60)).toBe(false);
      expect(await store.get("key")).toBeUndefined();
    });

    it("lets one of many win at once", async () => {
      await store.set("key", "first", 60);
      const won = await race((each, runner) =>
        each.replaceIf("key", "first", `runner ${runner}`, 60),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await store.get("key")).toBe(`runner ${won.indexOf(true)}`);
    });
  });

  describe("increment", () => {
    it("counts on within the time that the first one started", async () => {
      expect(await store.increment("key", 60)).toEqual({ count: 1, ttlSeconds: 60 });
      await age(20);
      expect(await store.increment("key", 60)).toEqual({ count: 2, ttlSeconds: 40 });
      await age(39.5);
      expect(await store.increment("key", 60)).toEqual({ count: 3, ttlSeconds: 1 });
      await age(0.5);
      expect(await store.increment("key", 60)).toEqual({ count: 1, ttlSeconds: 60 });
    });

    it("misses none of many at once", async () => {
      const counts = (await race((each) => each.increment("key", 60))).map(({ count }) => count);
      expect(counts.sort((a, b) => a - b)).toEqual(counts.map((_, index) => index + 1));
      expect(await store.get("key")).toBe("50");
    });

    it("refuses to count what is no number, and leaves it alone", async () => {
      await store.set("key", "text", 60);
      const refused = store.increment("key", 60);
      await expect(refused).rejects.toThrow();
      await expect(refused).rejects.not.toThrow(StoreDown);
      expect(await store.get("key")).toBe("text");
    });
  });

  describe("decrement", () => {
    it("takes one back, and leaves the time as it is", async () => {
      await store.increment("key", 60);
      await store.increment("key", 60);
      await age(20);
      await store.decrement("key");
      expect(await store.increment("key", 60)).toEqual({ count: 2, ttlSeconds: 40 });
    });

    it("never takes more than there is, and counts nothing that was not counted", async () => {
      await store.increment("key", 60);
      await store.decrement("key");
      await store.decrement("key");
      await store.decrement("other");
      expect((await store.increment("key", 60)).count).toBe(1);
      expect(await store.get("other")).toBeUndefined();
    });

    it("misses none of many at once", async () => {
      for (let i = 0; i < 50; i++) await store.increment("key", 60);
      await race((each) => each.decrement("key"));
      expect(await store.get("key")).toBe("0");
    });

    it("refuses to count what is no number, and leaves it alone", async () => {
      await store.set("key", "text", 60);
      await expect(store.decrement("key")).rejects.not.toThrow(StoreDown);
      expect(await store.get("key")).toBe("text");
    });
  });

  describe("a set", () => {
    it("gives all members that were added, each once, wherever", async () => {
      expect(await store.addMember("set", "a", 60)).toBe(true);
      expect(await elsewhere.addMember("set", "b", 60)).toBe(true);
      expect(await store.addMember("set", "a", 60)).toBe(true);
      expect((await elsewhere.closeSet("set", 60)).sort()).toEqual(["a", "b"]);
    });

    it("takes no member once it is closed, and still tells those that it had", async () => {
      await store.addMember("set", "a", 60);
      await store.closeSet("set", 60);
      expect(await elsewhere.addMember("set", "b", 60)).toBe(false);
      expect(await store.closeSet("set", 60)).toEqual(["a"]);
      expect(await store.closeSet("never seen", 60)).toEqual([]);
      expect(await store.addMember("never seen", "a", 60)).toBe(false);
    });

    it("stays closed where a plain value takes its place", async () => {
      await store.addMember("set", "a", 60);
      await store.set("set", "", 60);
      expect(await store.addMember("set", "b", 60)).toBe(false);
      expect(await store.closeSet("set", 60)).toEqual([]);
    });

    it("is open again when the time of its closing is up", async () => {
      await store.closeSet("set", 10);
      await age(10);
      expect(await store.addMember("set", "a", 60)).toBe(true);
      expect(await store.closeSet("set", 60)).toEqual(["a"]);
    });

    it("lives as long as the member that lives longest", async () => {
      await store.addMember("set", "long", 100);
      await store.addMember("set", "short", 10);
      await age(99);
      expect(await store.closeSet("set", 60)).toContain("long");
    });

    it("misses none of many that are added at once, and gives each to somebody", async () => {
      const added = await race((each, runner) => each.addMember("set", `${runner}`, 60));
      expect(added.every(Boolean)).toBe(true);
      expect(await store.closeSet("set", 60)).toHaveLength(50);
    });

    it("takes a member before it is closed, or not at all", async () => {
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

  describe("publish and subscribe", () => {
    /** Says it until it is heard, since listening may take a moment to begin. */
    const sayUntilHeard = (from: Store, channel: string, heard: string[]) =>
      vi.waitFor(async () => {
        await from.publish(channel, "are you there?");
        expect(heard).toContain("are you there?");
      });

    it("is heard by all who listen, wherever they are, and in the order in which it was said", async () => {
      const [here, there]: [string[], string[]] = [[], []];
      store.subscribe("news", (message) => here.push(message));
      elsewhere.subscribe("news", (message) => there.push(message));
      await sayUntilHeard(store, "news", here);
      await sayUntilHeard(store, "news", there);
      for (const message of ["one", "dós · 🚕", ""]) await store.publish("news", message);
      for (const heard of [here, there]) {
        await vi.waitFor(() => expect(heard.slice(-3)).toEqual(["one", "dós · 🚕", ""]));
      }
    });

    it("is heard on its own channel only", async () => {
      const [news, other]: [string[], string[]] = [[], []];
      store.subscribe("news", (message) => news.push(message));
      store.subscribe("other", (message) => other.push(message));
      await sayUntilHeard(elsewhere, "news", news);
      await sayUntilHeard(elsewhere, "other", other);
      await elsewhere.publish("news", "for the news");
      await elsewhere.publish("other", "the end");
      await vi.waitFor(() => expect(other).toContain("the end"));
      expect(other).not.toContain("for the news");
    });

    it("is not heard any more by who has stopped to listen, while others go on", async () => {
      const [gone, staying]: [string[], string[]] = [[], []];
      const stop = store.subscribe("news", (message) => gone.push(message));
      store.subscribe("news", (message) => staying.push(message));
      await sayUntilHeard(elsewhere, "news", gone);
      stop();
      stop();
      await elsewhere.publish("news", "after");
      await vi.waitFor(() => expect(staying).toContain("after"));
      expect(gone).not.toContain("after");
    });

    it("is kept for nobody", async () => {
      // A cluster passes a message on from node to node: it has arrived where the next one has.
      const elsewhereHeard: string[] = [];
      elsewhere.subscribe("news", (message) => elsewhereHeard.push(message));
      await sayUntilHeard(store, "news", elsewhereHeard);
      await store.publish("news", "before");
      await vi.waitFor(() => expect(elsewhereHeard).toContain("before"));
      const heard: string[] = [];
      store.subscribe("news", (message) => heard.push(message));
      await sayUntilHeard(store, "news", heard);
      expect(heard).not.toContain("before");
    });
  });

  it("is down once it is closed, which it may be twice", async () => {
    await store.set("key", "value", 60);
    await store.close();
    await store.close();
    const asked: (() => Promise<unknown>)[] = [
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
    for (const ask of asked) await expect(ask()).rejects.toThrow(StoreDown);
  });
});

it.each(["embedded", "Redis"])(
  "a set forgets each member when its time is up: %s",
  async (kind) => {
    const store = kind === "Redis" ? createRedisStore(redis.url) : createEmbeddedStore();
    await store.ping();
    const set = `set of ${Math.random()}`;
    await store.addMember(set, "long", 60);
    await store.addMember(set, "short", 0.02);
    await vi.waitFor(async () => expect(await store.closeSet(set, 60)).toEqual(["long"]));
    await store.close();
  },
);

it("lets Redis forget by its own clock", async () => {
  const store = createRedisStore(redis.url);
  await store.ping();
  await store.set("key", "value", 0.02);
  await vi.waitFor(async () => expect(await store.get("key")).toBeUndefined());
  await store.close();
});
