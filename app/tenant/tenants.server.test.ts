import { pino } from "pino";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startSandbox } from "../../sandbox/sandbox.ts";
import { createBreakers } from "../api/breaker.ts";
import { createApiFactory } from "../api/client.server.ts";
import { ApiFault } from "../api/errors.ts";
import { createTransport } from "../api/transport.server.ts";
import { createEmbeddedStore } from "../store/embedded.server.ts";
import { type Store, StoreDown } from "../store/store.ts";
import { createTenants, toDomain } from "./tenants.server.ts";

const sandbox = await startSandbox({ speed: 0 });
const log = pino({ level: "silent" });
const one = { domain: "cantalmar.localhost" };
const oneName = "Radio Taxi Cantalmar";
const other = { domain: "alazul.localhost" };
const otherName = "Alazul Airport Transfers";

beforeEach(async () => {
  await sandbox.comeBack();
  sandbox.reset();
});
afterAll(() => sandbox.close());

const countLookUps = () => sandbox.calls.get("getDomainConfiguration") ?? 0;

function setUp({ store = createEmbeddedStore() as Store, logger = log } = {}) {
  const clock = { now: 1_000_000 };
  const lookUps: string[] = [];
  const create = () =>
    createTenants({
      store,
      api: createApiFactory({
        baseUrl: sandbox.origin,
        transport: createTransport({ timeoutMs: 5_000, breakers: createBreakers() }),
      }),
      log: logger,
      now: () => clock.now,
      onLookUp: (outcome) => lookUps.push(outcome),
    });
  return { clock, create, lookUps, tenants: create() };
}

describe("a brand", () => {
  it("is found by its domain or by its permalink, beside others", async () => {
    const { tenants, create } = setUp();
    for (const { find } of [tenants, create()]) {
      expect((await find(one))?.name).toBe(oneName);
      expect((await find(other))?.name).toBe(otherName);
      expect((await find({ permalink: "alazul" }))?.name).toBe(otherName);
    }
    expect(await tenants.find({ permalink: "no-such-group" })).toBeUndefined();
  });

  it.each(["", "../x", "a b", "x".repeat(101)])(
    "is not asked for by what cannot be a permalink: %j",
    async (permalink) => {
      const { tenants } = setUp();
      expect(await tenants.find({ permalink })).toBeUndefined();
      expect([...sandbox.calls.values()]).toEqual([]);
    },
  );

  it("is read from the store once a minute by each process", async () => {
    const store = createEmbeddedStore();
    let reads = 0;
    const counting: Store = {
      ...store,
      get(key) {
        if (key.startsWith("brand:")) reads += 1;
        return store.get(key);
      },
    };
    await setUp({ store }).tenants.find(one);
    const { tenants, clock } = setUp({ store: counting });
    for (let second = 0; second < 60; second += 1) {
      await tenants.find(one);
      clock.now += 1000;
    }
    expect(reads).toBe(1);
    await tenants.find(one);
    expect(reads).toBeGreaterThan(1);
  });

  it("is asked for by who has waited long enough for another process", async () => {
    const { tenants, clock } = setUp({
      store: {
        ...createEmbeddedStore(),
        // The holder of the lease is gone.
        setIfAbsent: async () => {
          clock.now += 2000;
          return false;
        },
      },
    });
    const started = clock.now;
    expect((await tenants.find(one))?.name).toBe(oneName);
    expect(clock.now - started).toBeGreaterThanOrEqual(10_000);
  });

  it("is taken from the process that looks it up, as soon as that has found it", async () => {
    const store = createEmbeddedStore();
    const { tenants: holder } = setUp({ store });
    let waits = 0;
    const { tenants, clock } = setUp({
      store: {
        ...store,
        async setIfAbsent(key, ...entry) {
          if (!key.startsWith("brand-lease:")) return store.setIfAbsent(key, ...entry);
          waits += 1;
          clock.now += 4000;
          if (waits === 2) await holder.find(one);
          return false;
        },
      },
    });
    expect((await tenants.find(one))?.name).toBe(oneName);
    expect(waits).toBe(2);
    expect(countLookUps()).toBe(1);
  });

  it("is asked for by the next page where the process that was to refresh it has not", async () => {
    const store = createEmbeddedStore();
    const lease = { isTaken: false, refusals: 0 };
    const { tenants, clock } = setUp({
      store: {
        ...store,
        async setIfAbsent(key, ...entry) {
          const isRefused = lease.isTaken && key.startsWith("brand-lease:");
          if (isRefused) lease.refusals += 1;
          return !isRefused && store.setIfAbsent(key, ...entry);
        },
      },
    });
    const visit = async () => {
      await tenants.find(one);
      return countLookUps();
    };
    await visit();
    clock.now += 61_000;
    lease.isTaken = true;
    await visit();
    await expect.poll(() => lease.refusals).toBe(1);
    expect(countLookUps()).toBe(1);
    lease.isTaken = false;
    await expect.poll(visit).toBe(2);
  });

  it("is logged with the reason where it could not be refreshed", async () => {
    const logged: Record<string, unknown>[] = [];
    const logger = pino({ base: {} }, { write: (line) => logged.push(JSON.parse(line)) });
    const { tenants, clock } = setUp({ logger });
    await tenants.find(one);
    await sandbox.goDown();
    clock.now += 61_000;
    await tenants.find(one);
    await expect
      .poll(() => logged)
      .toEqual([
        expect.objectContaining({
          level: 40,
          brand: "radio-taxi-cantalmar",
          msg: "a brand could not be refreshed",
          err: expect.objectContaining({ type: "ApiFault" }),
        }),
      ]);
  });

  it("is no brand where the store fails in a way of its own", async () => {
    const fail = () => Promise.reject(new Error("WRONGTYPE"));
    for (const method of ["get", "set", "setIfAbsent", "deleteIf"] as const) {
      const { tenants } = setUp({ store: { ...createEmbeddedStore(), [method]: fail } });
      await expect(tenants.find(one), method).rejects.toThrow("WRONGTYPE");
    }
  });

  it("tells how each look-up went", async () => {
    const { tenants, clock, lookUps } = setUp();
    await tenants.find(one);
    await tenants.find(one);
    clock.now += 60_000;
    await tenants.find(one);
    await tenants.find({ domain: "nobody.example" });
    await tenants.find({ domain: "nobody.example" });
    expect(lookUps).toEqual(["miss", "hit", "stale", "miss", "unknown"]);
  });

  it("is asked for once by all who want it at once, and then not for a minute", async () => {
    const { tenants, clock } = setUp();
    const found = await Promise.all(Array.from({ length: 100 }, () => tenants.find(one)));
    expect(new Set(found.map((brand) => brand?.name))).toEqual(new Set([oneName]));
    clock.now += 59_000;
    await tenants.find(one);
    expect(countLookUps()).toBe(1);
  });

  it("is asked for once by all processes", async () => {
    const { create } = setUp();
    await Promise.all([create(), create(), create()].map((tenants) => tenants.find(one)));
    expect(countLookUps()).toBe(1);
  });

  it("is not asked for by who has looked just before another process has found it", async () => {
    const store = createEmbeddedStore();
    const { tenants: first } = setUp({ store });
    const late: Store = {
      ...store,
      async get(key) {
        const before = await store.get(key);
        await first.find(one);
        return before;
      },
    };
    const { tenants: second } = setUp({ store: late });
    expect((await second.find(one))?.name).toBe(oneName);
    expect(countLookUps()).toBe(1);
  });

  it("is shown from the copy while one call fetches a new one", async () => {
    const { tenants, clock } = setUp();
    await tenants.find(one);
    clock.now += 61_000;
    await Promise.all([tenants.find(one), tenants.find(one)]);
    await expect.poll(countLookUps).toBe(2);
    await tenants.find(one);
    expect(countLookUps()).toBe(2);
  });

  it("still shows while the API is down, also in a process that has just started", async () => {
    const { tenants, create, clock } = setUp();
    await tenants.find(one);
    await sandbox.goDown();
    clock.now += 3_600_000;
    expect((await tenants.find(one))?.name).toBe(oneName);
    expect((await create().find(one))?.name).toBe(oneName);
  });

  it("is asked for once in five seconds while the API is down, however many pages it has", async () => {
    const clock = { now: 1_000_000 };
    const onFailure = vi.fn();
    const api = createApiFactory({
      baseUrl: sandbox.origin,
      transport: createTransport({ timeoutMs: 5_000, breakers: createBreakers() }),
    });
    const given = { store: createEmbeddedStore(), api, log, now: () => clock.now, onFailure };
    const tenants = createTenants(given);
    await tenants.find(one);
    await sandbox.goDown();
    clock.now += 61_000;
    for (const times of [1, 2]) {
      await tenants.find(one);
      await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(times));
      for (let page = 0; page < 10; page += 1) await tenants.find(one);
      clock.now += 5_000;
    }
    expect(onFailure).toHaveBeenCalledTimes(2);
    const [error, brand] = onFailure.mock.lastCall ?? [];
    expect(error.requestId).toMatch(/^[\da-f-]{36}$/);
    expect(brand).toBe("radio-taxi-cantalmar");
  });

  it("that was never seen is a fault while the API is down", async () => {
    const { tenants } = setUp();
    await sandbox.goDown();
    await expect(tenants.find(one)).rejects.toThrow(ApiFault);
    await sandbox.comeBack();
    expect((await tenants.find(one))?.name).toBe(oneName);
  });

  it("shows while the store is down", async () => {
    const down = () => Promise.reject(new StoreDown(undefined));
    const store = {
      ...createEmbeddedStore(),
      get: down,
      set: down,
      setIfAbsent: down,
      delete: down,
    };
    const { tenants, clock } = setUp({ store });
    expect((await tenants.find(one))?.name).toBe(oneName);
    clock.now += 61_000;
    await sandbox.goDown();
    expect((await tenants.find(one))?.name).toBe(oneName);
  });
});

describe("a name that is no brand's", () => {
  it("has no brand, and is not asked for again at once", async () => {
    const { tenants } = setUp();
    expect(await tenants.find({ domain: "nobody.example" })).toBeUndefined();
    expect(await tenants.find({ domain: "nobody.example" })).toBeUndefined();
    expect(countLookUps()).toBe(1);
    expect((await tenants.findDefault()).name).toBe(oneName);
  });

  it.each(["", "a b", "../x", "x".repeat(300), "-a", "a_b?c", "host:80"])(
    "and cannot be one is never asked for: %j",
    async (domain) => {
      const { tenants } = setUp();
      expect(await tenants.find({ domain })).toBeUndefined();
      expect(countLookUps()).toBe(0);
    },
  );

  it("comes in floods that cost few calls and fill no store", async () => {
    const store = createEmbeddedStore();
    const { tenants } = setUp({ store });
    for (let index = 0; index < 10_000; index++)
      await tenants.find({ domain: `h${index}.example` });
    expect(countLookUps()).toBeLessThan(100);
    expect(store.size).toBeLessThan(10);
    // Who is known is served all the same.
    expect((await setUp({ store }).tenants.find(one))?.name).toBe(oneName);
  });

  it("is asked for as often as is allowed in a minute, but for those that are a brand's", async () => {
    const { tenants, clock } = setUp();
    const [brand] = sandbox.world.brands;
    const own = Array.from({ length: 40 }, (_, index) => `own${index}.localhost`);
    brand?.domains.push(...own);
    for (const domain of own) expect((await tenants.find({ domain }))?.name).toBe(oneName);
    brand?.domains.splice(-own.length);
    sandbox.calls.clear();

    const flood = async (name: string) => {
      for (let index = 0; index < 40; index += 1) {
        await tenants.find({ domain: `${name}${index}.example` });
      }
      return countLookUps();
    };
    expect(await flood("a")).toBe(30);
    clock.now += 60_000;
    expect(await flood("b")).toBe(30 + 20);
    clock.now += 3_600_000;
    expect(await flood("c")).toBe(30 + 20 + 30);
  });

  it("is looked for again after a while", async () => {
    const { tenants, clock } = setUp();
    const [brand] = sandbox.world.brands;
    expect(await tenants.find({ domain: "new.localhost" })).toBeUndefined();
    brand?.domains.push("new.localhost");
    clock.now += 61_000;
    expect((await tenants.find({ domain: "new.localhost" }))?.name).toBe(oneName);
    brand?.domains.pop();
  });
});

describe("a host", () => {
  it.each([
    ["taxi.example", "taxi.example"],
    ["Taxi.Example:8443", "taxi.example"],
    ["taxi.example:", "taxi.example"],
    ["taxi.example.", "taxi.example"],
    ["taxi.example.:80", "taxi.example"],
    ["10.0.0.1:80", "10.0.0.1"],
    ["[::1]:80", "[::1]"],
    ["taxi.example:http", "taxi.example:http"],
    ["", ""],
    [undefined, ""],
  ])("%j has the domain %j", (host, domain) => {
    expect(toDomain(host)).toBe(domain);
  });

  it.each([1, 253])("is asked for where its name has %i letters", async (length) => {
    await setUp().tenants.find({ domain: "x".repeat(length) });
    expect(countLookUps()).toBe(1);
  });

  it.each([
    ["Cantalmar.localhost:3000", true],
    ["cantalmar.localhost.", true],
    ["nobody.example", false],
    ["a b", false],
  ])("%j is a brand's own: %j", async (host, isOwn) => {
    expect(await setUp().tenants.isDomain(host)).toBe(isOwn);
  });

  it("may be a brand's own where too many hosts were unknown to ask about it", async () => {
    const { tenants, clock } = setUp();
    for (let index = 0; index < 30; index += 1) await tenants.isDomain(`h${index}.example`);
    expect(await tenants.isDomain("h0.example")).toBe(false);
    expect(await tenants.isDomain(one.domain)).toBeUndefined();
    expect(await tenants.isDomain(one.domain)).toBeUndefined();
    clock.now += 61_000;
    expect(await tenants.isDomain(one.domain)).toBe(true);
  });

  it("has the name of its brand once that was found", async () => {
    const { tenants } = setUp();
    expect(tenants.nameOf(one.domain)).toBeUndefined();
    await tenants.find(one);
    expect(tenants.nameOf("CANTALMAR.localhost:3000")).toBe("radio-taxi-cantalmar");
    expect(tenants.nameOf(other.domain)).toBeUndefined();
    expect(tenants.nameOf("a b")).toBeUndefined();
  });

  it("is listed for all processes where it is a brand's, unless the brand was found by permalink", async () => {
    const { tenants, create, clock } = setUp();
    await tenants.find({ permalink: "alazul" });
    await tenants.find({ domain: "nobody.example" });
    await tenants.find(one);
    const known = { ...one, permalink: "radio-taxi-cantalmar", seenAt: clock.now };
    await expect.poll(create().listDomains).toEqual([known]);
  });
});

describe("the list of a process's copies", () => {
  it("says how each was looked up, who fetched it and when", async () => {
    const { tenants, create, clock } = setUp();
    const elsewhere = create();
    expect(tenants.list()).toEqual([]);
    await tenants.find(one);
    clock.now += 1_000;
    await elsewhere.find(one);
    await elsewhere.find({ permalink: "alazul" });
    const copy = {
      selector: "domain/cantalmar.localhost",
      permalink: "radio-taxi-cantalmar",
      name: oneName,
      siteDomain: expect.any(String),
      fetchedAt: clock.now - 1_000,
      failedAt: undefined,
    };
    expect(tenants.list()).toEqual([{ ...copy, source: "api" }]);
    expect(elsewhere.list()).toContainEqual({ ...copy, source: "store" });
    expect(elsewhere.list()).toContainEqual(
      expect.objectContaining({
        selector: "permalink/alazul",
        fetchedAt: clock.now,
        source: "api",
      }),
    );
  });

  it("says when a copy was last not refreshed", async () => {
    const { tenants, clock } = setUp();
    await tenants.find(one);
    await sandbox.goDown();
    clock.now += 61_000;
    await tenants.find(one);
    await expect.poll(() => tenants.list()[0]?.failedAt).toBe(clock.now);
  });
});

describe("a purge", () => {
  const rename = () => {
    const brand = sandbox.world.brands.find(
      ({ permalink }) => permalink === "radio-taxi-cantalmar",
    );
    Object.assign(brand ?? {}, { name: "Renamed" });
  };

  it("makes every process ask the API at its next request, and counts the processes", async () => {
    const { tenants, create } = setUp();
    const elsewhere = create();
    for (const each of [tenants, elsewhere]) await each.find(one);
    const purged: string[] = [];
    elsewhere.onPurge((permalink) => purged.push(permalink));
    rename();
    expect(await tenants.purge("radio-taxi-cantalmar", 2)).toBe(2);
    expect(purged).toEqual(["radio-taxi-cantalmar"]);
    for (const each of [elsewhere, tenants]) expect((await each.find(one))?.name).toBe("Renamed");
  });

  it("leaves other brands in place", async () => {
    const { tenants } = setUp();
    await tenants.find(other);
    const before = countLookUps();
    await tenants.purge("radio-taxi-cantalmar", 1);
    await tenants.find(other);
    expect(countLookUps()).toBe(before);
  });

  it("drops what the API answered before it", async () => {
    const { tenants } = setUp();
    const [operation, delayMs] = ["getDomainConfiguration", 60_000] as const;
    sandbox.faults.add({ operation, kind: "slow", delayMs, afterwards: true });
    const asked = tenants.find(one);
    await expect.poll(countLookUps).toBe(1);
    rename();
    await tenants.purge("radio-taxi-cantalmar", 1);
    sandbox.faults.clear();
    expect((await asked)?.name).toBe("Renamed");
  });

  it("counts its own processes alone", async () => {
    const { tenants } = setUp();
    for (let purges = 0; purges < 2; purges += 1) {
      expect(await tenants.purge("radio-taxi-cantalmar", 1)).toBe(1);
    }
  });

  it("waits for none where no process is to answer", async () => {
    expect(await setUp().tenants.purge("radio-taxi-cantalmar", 0)).toBe(0);
  });

  it("leaves the last copy for as long as the API is down", async () => {
    const { tenants } = setUp();
    await tenants.find(one);
    rename();
    await sandbox.goDown();
    await tenants.purge("radio-taxi-cantalmar", 1);
    expect((await tenants.find(one))?.name).toBe(oneName);
    await sandbox.comeBack();
    expect((await tenants.find(one))?.name).toBe("Renamed");
  });

  it("lets names that were unknown be asked for again", async () => {
    const { tenants } = setUp();
    await tenants.find({ domain: "nobody.example" });
    await tenants.purge("radio-taxi-cantalmar", 1);
    await tenants.find({ domain: "nobody.example" });
    expect(countLookUps()).toBe(2);
  });
});
