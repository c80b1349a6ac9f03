import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBreakers } from "../../api/breaker.ts";
import { ApiError, ApiFault } from "../../api/errors.ts";
import { createEmbeddedStore } from "../../store/embedded.server.ts";
import { type Store, StoreDown } from "../../store/store.ts";
import { createVault } from "../../store/vault.server.ts";
import { createServiceHealth } from "./service-health.server.ts";
import { serviceNames } from "./service-names.ts";
import { createStoreOutage } from "./store-outage.server.ts";

const START = Date.UTC(2026, 2, 2, 8);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const vault = createVault(["a secret"]);

let store: Store;
let lines: { brand: string; service: string; msg: string }[];
let probe: ReturnType<typeof vi.fn<(permalink: string) => Promise<unknown>>>;
beforeEach(() => {
  vi.useFakeTimers({ now: START });
  store = createEmbeddedStore();
  lines = [];
  probe = vi.fn(async () => {
    throw new ApiFault("getConfiguration", "unreachable");
  });
});
afterEach(() => vi.useRealTimers());

/** A panel process, whose operations of the API have these outcomes. */
function createProcess({ ofProcess = store } = {}) {
  const breakers = createBreakers();
  const storeOutage = createStoreOutage(ofProcess);
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
  const health = createServiceHealth({
    store: ofProcess,
    vault,
    breakers,
    storeOutage,
    probe,
    log,
  });

  async function call(operation: string, outcome: string, { times = 1, brand = "cantalmar" } = {}) {
    for (let n = 0; n < times; n += 1) health.observeCall(brand, operation, outcome);
    await vi.advanceTimersByTimeAsync(0);
  }
  async function listDown(brand = "cantalmar") {
    const state = await health.of(brand);
    return serviceNames.filter((name) => !state[name].isUp);
  }
  return { ...health, breakers, storeOutage, call, listDown };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("a service", () => {
  it.each([
    ["createTrip", "ordering"],
    ["searchAgrupations", "ordering"],
    ["authenticate", "logIn"],
    ["checkToken", "logIn"],
    ["listTripsInProcess", "live"],
  ] as const)("is down when %s has failed three times in a row", async (operation, name) => {
    const panel = createProcess();
    await panel.call(operation, "unreachable", { times: 2 });
    expect(await panel.listDown()).toEqual([]);
    await panel.call(operation, "status");
    expect(await panel.listDown()).toEqual([name]);
  });

  it("has been down since the first failure of the row", async () => {
    const panel = createProcess();
    for (let n = 0; n < 4; n += 1) {
      await panel.call("createTrip", "timeout");
      vi.setSystemTime(Date.now() + 40 * SECOND);
    }
    expect((await panel.of("cantalmar")).ordering).toEqual({ isUp: false, since: START });
  });

  it("is up again after one success", async () => {
    const panel = createProcess();
    await panel.call("createTrip", "unreachable", { times: 5 });
    await panel.call("searchAgrupations", "ok");
    expect(await panel.listDown()).toEqual([]);
    await panel.call("createTrip", "unreachable", { times: 2 });
    expect(await panel.listDown()).toEqual([]);
  });

  it("has one line in the log when it goes down, and one when it works again", async () => {
    const panel = createProcess();
    await panel.call("createTrip", "unreachable", { times: 5 });
    await panel.call("createTrip", "ok", { times: 5 });
    const service = { brand: "cantalmar", service: "ordering" };
    expect(lines).toMatchObject([
      { ...service, msg: "a service of a brand is down" },
      { ...service, msg: "a service of a brand works again" },
    ]);
  });

  it("works when the API refuses calls as documented", async () => {
    const panel = createProcess();
    await panel.call("authenticate", "refused", { times: 5 });
    expect(await panel.listDown()).toEqual([]);
    await panel.call("authenticate", "unreachable", { times: 3 });
    await panel.call("authenticate", "refused");
    expect(await panel.listDown()).toEqual([]);
  });

  it("stays up when failures are further apart than a minute", async () => {
    const panel = createProcess();
    for (let n = 0; n < 5; n += 1) {
      await panel.call("createTrip", "status");
      vi.setSystemTime(Date.now() + MINUTE + 1);
    }
    expect(await panel.listDown()).toEqual([]);
  });

  it("of one brand says nothing about another brand, nor other operations about it", async () => {
    const panel = createProcess();
    await panel.call("createTrip", "status", { times: 5 });
    await panel.call("listFavourites", "status", { times: 5, brand: "alazul" });
    expect(await panel.listDown("alazul")).toEqual([]);
  });

  it("is not blamed for a fault of the panel's own", async () => {
    const panel = createProcess();
    await panel.call("createTrip", "broken", { times: 5 });
    expect(await panel.listDown()).toEqual([]);
  });
});

describe("the API as a whole", () => {
  async function trip({ breakers, call }: ReturnType<typeof createProcess>) {
    for (let n = 0; n < 10; n += 1) breakers.of("cantalmar").recordFailure();
    breakers.of("").recordFailure();
    await call("getDomainConfiguration", "unreachable", { brand: "" });
  }

  it("is down for every brand while it answers for none, in all processes", async () => {
    const panels = [createProcess(), createProcess()] as const;
    await trip(panels[0]);
    for (const panel of panels) {
      expect(await panel.listDown("alazul")).toEqual([...serviceNames]);
      expect((await panel.of("alazul")).live).toEqual({ isUp: false, since: START });
    }
    await pass(10 * MINUTE);
    expect(await panels[1].listDown("alazul")).toEqual([...serviceNames]);
  });

  it("is up again when a probe is answered, though no user calls", async () => {
    const panels = [createProcess(), createProcess()] as const;
    const [{ breakers, observeCall }] = panels;
    await trip(panels[0]);
    await panels[1].listDown();
    probe.mockImplementation(async () => {
      breakers.of("").recordSuccess();
      breakers.of("cantalmar").recordSuccess();
      observeCall("", "getDomainConfiguration", "ok");
    });
    await pass(6 * SECOND);
    for (const panel of panels) expect(await panel.listDown()).toEqual([]);
  });
});

describe("a probe", () => {
  it("ends an outage of calls without an answer, though no user calls", async () => {
    const panel = createProcess();
    await panel.call("createTrip", "unreachable", { times: 3 });
    await pass(MINUTE);
    expect(await panel.listDown()).toEqual(["ordering"]);
    expect(probe).toHaveBeenCalledWith("cantalmar");
    probe.mockResolvedValue(undefined);
    await pass(6 * SECOND);
    expect(await panel.listDown()).toEqual([]);
    probe.mockClear();
    await pass(MINUTE);
    expect(probe).not.toHaveBeenCalled();
  });

  it("takes a documented refusal for an answer", async () => {
    const panel = createProcess();
    await panel.call("createTrip", "unreachable", { times: 3 });
    probe.mockRejectedValue(new ApiError("getConfiguration", 404, { message: "none" }));
    await pass(6 * SECOND);
    expect(await panel.listDown()).toEqual([]);
  });

  it("ends an outage of answered calls after two minutes without another failure", async () => {
    const panel = createProcess();
    probe.mockResolvedValue(undefined);
    await panel.call("createTrip", "status", { times: 3 });
    await pass(MINUTE);
    await panel.call("createTrip", "status");
    await pass(110 * SECOND);
    expect(await panel.listDown()).toEqual(["ordering"]);
    await pass(20 * SECOND);
    expect(await panel.listDown()).toEqual([]);
  });

  it("reaches all of many brands, a few at a time", async () => {
    const panel = createProcess();
    const brands = Array.from({ length: 25 }, (_, n) => `brand-${n}`);
    for (const brand of brands) await panel.call("createTrip", "unreachable", { times: 3, brand });
    await pass(5 * SECOND);
    expect(probe).toHaveBeenCalledTimes(10);
    await pass(10 * SECOND);
    expect(new Set(probe.mock.calls.flat())).toEqual(new Set(brands));
  });
});

describe("several processes", () => {
  it("learn from the one that sees the traffic", async () => {
    const [busy, idle] = [createProcess(), createProcess()];
    expect(await idle.listDown()).toEqual([]);
    await busy.call("createTrip", "status", { times: 3 });
    expect((await idle.of("cantalmar")).ordering).toEqual({ isUp: false, since: START });
    // One that starts later reads the record.
    expect(await createProcess().listDown()).toEqual(["ordering"]);
    await busy.call("createTrip", "ok");
    expect(await idle.listDown()).toEqual([]);
  });

  it("take a success in any of them for the end of an outage", async () => {
    const [one, other] = [createProcess(), createProcess()];
    await one.call("createTrip", "status", { times: 3 });
    await one.listDown();
    await other.listDown();
    await other.call("createTrip", "ok");
    expect(await one.listDown()).toEqual([]);
    await pass(MINUTE);
    expect(await other.listDown()).toEqual([]);
  });

  it("keep each other's outages of the same brand", async () => {
    const [one, other] = [createProcess(), createProcess()];
    await one.call("createTrip", "status", { times: 3 });
    await other.call("authenticate", "status", { times: 3 });
    for (const panel of [one, other, createProcess()]) {
      expect(await panel.listDown()).toEqual(["ordering", "logIn"]);
    }
  });

  it("forget the outage of a process that no longer confirms it", async () => {
    const [dead, alive] = [createProcess(), createProcess()];
    await dead.call("createTrip", "status", { times: 3 });
    dead.close();
    expect(await alive.listDown()).toEqual(["ordering"]);
    await pass(MINUTE);
    expect(await alive.listDown()).toEqual([]);
  });
});

describe("a store that is down", () => {
  const down = async () => {
    throw new StoreDown(undefined);
  };
  let isDown: boolean;
  let failing: Store;
  beforeEach(() => {
    isDown = false;
    failing = { ...store, ping: () => (isDown ? down() : store.ping()) };
  });

  it("takes every service of every brand with it, until it is back", async () => {
    const panel = createProcess({ ofProcess: failing });
    isDown = true;
    panel.storeOutage.fail();
    await pass(0);
    expect(await panel.listDown()).toEqual([...serviceNames]);
    await pass(30 * SECOND);
    expect((await panel.of("alazul")).logIn).toEqual({ isUp: false, since: START });
    isDown = false;
    await pass(SECOND);
    expect(await panel.listDown()).toEqual([]);
  });

  it("is not assumed after one late answer", async () => {
    const panel = createProcess({ ofProcess: failing });
    panel.storeOutage.fail();
    await pass(0);
    expect(await panel.listDown()).toEqual([]);
  });

  it("is noticed by a page that asks", async () => {
    const panel = createProcess({ ofProcess: failing });
    isDown = true;
    await panel.check();
    expect(await panel.listDown()).toEqual([...serviceNames]);
  });

  it("makes a process read anew what the others have changed meanwhile", async () => {
    const cutOff = createProcess({ ofProcess: { ...failing, subscribe: () => () => {} } });
    expect(await cutOff.listDown()).toEqual([]);
    isDown = true;
    await cutOff.check();
    await createProcess().call("createTrip", "status", { times: 3 });
    isDown = false;
    await pass(SECOND);
    expect(await cutOff.listDown()).toEqual(["ordering"]);
  });
});

it("asks the store about a brand only once while all works", async () => {
  const getBatched = vi.fn(store.getBatched);
  const panel = createProcess({ ofProcess: { ...store, getBatched } });
  await panel.listDown();
  getBatched.mockClear();
  for (let n = 0; n < 100; n += 1) {
    await panel.call("createTrip", "ok");
    await panel.listDown();
  }
  expect(getBatched).not.toHaveBeenCalled();
});

it("takes memory for a bounded number of brands", async () => {
  const panel = createProcess();
  for (let n = 0; n < 1100; n += 1) {
    await panel.call("createTrip", "status", { times: 2, brand: `brand-${n}` });
  }
  // The oldest rows are gone, so their third failure is a first one.
  await panel.call("createTrip", "status", { brand: "brand-0" });
  expect(await panel.listDown("brand-0")).toEqual([]);
  await panel.call("createTrip", "status", { brand: "brand-1099" });
  expect(await panel.listDown("brand-1099")).toEqual(["ordering"]);
});
