import { describe, expect, test } from "vitest";
import { createEmbeddedStore } from "../store/embedded.server.ts";
import { type Store, StoreDown } from "../store/store.ts";
import { createKnownDomains } from "./known-domains.server.ts";

const SECOND = 1_000;
const DAY = 24 * 3_600 * SECOND;
const START = Date.UTC(2026, 2, 2, 8);
const KEY = "brand-domains";

function setUp(changed: Partial<Store> = {}) {
  const clock = { now: START };
  const now = () => clock.now;
  const store: Store = { ...createEmbeddedStore({ now }), ...changed };
  const domains = createKnownDomains({ store, now });
  const names = async () => (await domains.list()).map(({ domain }) => domain);
  /** Visits a domain, and waits until it is written. */
  async function visit(domain: string) {
    domains.remember(domain, "radio-taxi");
    await expect.poll(names).toContain(domain);
  }
  return { clock, store, domains, names, visit };
}

describe("the known domains", () => {
  test("are those that were visited, with their brand and the time", async () => {
    const { clock, domains, names } = setUp();
    domains.remember("taxi.example", "radio-taxi");
    await expect.poll(names).toHaveLength(1);
    clock.now += SECOND;
    domains.remember("alazul.example", "alazul");
    await expect.poll(names).toHaveLength(2);
    expect(await domains.list()).toEqual([
      { domain: "taxi.example", permalink: "radio-taxi", seenAt: START },
      { domain: "alazul.example", permalink: "alazul", seenAt: START + SECOND },
    ]);
  });

  test("are none before the first visit", async () => {
    expect(await setUp().domains.list()).toEqual([]);
  });

  test("are known to all processes", async () => {
    const { store, visit } = setUp();
    await visit("taxi.example");
    const elsewhere = createKnownDomains({ store, now: () => START });
    expect(await elsewhere.list()).toHaveLength(1);
  });

  test.each([
    ["stays within a day", DAY - SECOND, START],
    ["changes after a day", DAY + SECOND, START + DAY + SECOND],
  ])("have one time of a visit, which %s", async (_, later, seenAt) => {
    const { clock, domains, visit } = setUp();
    await visit("taxi.example");
    clock.now += later;
    domains.remember("taxi.example", "radio-taxi");
    await visit("last.example");
    expect(await domains.list()).toEqual([
      { domain: "taxi.example", permalink: "radio-taxi", seenAt },
      { domain: "last.example", permalink: "radio-taxi", seenAt: clock.now },
    ]);
  });

  test("lose one without a visit for thirty days", async () => {
    const { clock, names, visit } = setUp();
    await visit("old.example");
    clock.now += DAY;
    await visit("taxi.example");
    clock.now = START + 30 * DAY - 1;
    expect(await names()).toEqual(["old.example", "taxi.example"]);
    clock.now += 1;
    expect(await names()).toEqual(["taxi.example"]);
  });

  test("are stored without those that have had no visit for thirty days", async () => {
    const { clock, names, visit } = setUp();
    await visit("old.example");
    clock.now += 30 * DAY - SECOND;
    await visit("taxi.example");
    clock.now += SECOND;
    await visit("new.example");
    clock.now = START;
    expect(await names()).toEqual(["taxi.example", "new.example"]);
  });

  test("leave nothing in the store after thirty days without a visit of any", async () => {
    const { clock, store, visit } = setUp();
    await visit("taxi.example");
    clock.now += 30 * DAY - 1;
    expect(await store.get(KEY)).toContain("taxi.example");
    clock.now += 1;
    expect(await store.get(KEY)).toBeUndefined();
  });

  test("are the last two thousand", async () => {
    const { store, names, visit } = setUp();
    const domainAt = (at: number) => `taxi${at}.example`;
    const data = Array.from({ length: 2_000 }, (_, at) => ({
      domain: domainAt(at),
      permalink: "radio-taxi",
      seenAt: START,
    }));
    await store.set(KEY, JSON.stringify({ v: 1, data }), 60);
    await visit("new.example");
    const known = await names();
    expect(known).toHaveLength(2_000);
    expect([known[0], known.at(-1)]).toEqual([domainAt(1), "new.example"]);
  });

  test("are none while the store is down", async () => {
    const get = () => Promise.reject(new StoreDown(undefined));
    expect(await setUp({ get }).domains.list()).toEqual([]);
  });

  test("cannot be listed where the store fails in a way of its own", async () => {
    const get = () => Promise.reject(new Error("WRONGTYPE"));
    await expect(setUp({ get }).domains.list()).rejects.toThrow("WRONGTYPE");
  });
});

describe("a domain that could not be written", () => {
  test.each([
    ["the store was down", 1, () => Promise.reject(new StoreDown(undefined))],
    ["other processes were always faster", 20, () => Promise.resolve(false)],
  ])("is written at its next visit where %s", async (_, failures, fail) => {
    const store = createEmbeddedStore({ now: () => START });
    let tries = 0;
    const { domains, names } = setUp({
      ...store,
      setIfAbsent(...entry) {
        tries += 1;
        return tries <= failures ? fail() : store.setIfAbsent(...entry);
      },
    });
    domains.remember("taxi.example", "radio-taxi");
    await expect.poll(() => tries).toBe(failures);
    expect(await names()).toEqual([]);
    domains.remember("taxi.example", "radio-taxi");
    await expect.poll(names).toEqual(["taxi.example"]);
  });
});
