import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, ApiFault } from "../api/errors.ts";
import { createEmbeddedStore } from "../store/embedded.server.ts";
import { createVault } from "../store/vault.server.ts";
import { createHub, type Subscriber } from "./hub.server.ts";
import type { Notice } from "./topic.server.ts";

const PACE = 15_000;
const PATIENCE = 3_000;
const KEY = "brand:open-trips:7";
const account = { permalink: "brand", accountId: 7 };

/** Two panel processes with one store. */
function open() {
  const store = createEmbeddedStore();
  const log = { warn: vi.fn() };
  const vault = createVault(["v".repeat(32)]);
  const hubs = [createHub({ store, vault, log }), createHub({ store, vault, log })] as const;
  return { store, log, here: hubs[0], there: hubs[1] };
}

/** What the API says, and how often it was asked. */
function openApi() {
  let value = "one";
  const read = vi.fn(async () => value);
  return {
    read,
    topic: { key: KEY, account, read },
    becomes: (next: string) => {
      value = next;
    },
  };
}

function look(topic: Subscriber["topic"], everyMs = PACE) {
  const heard: Notice[] = [];
  const end = vi.fn();
  const onlooker: Subscriber = { topic, everyMs, tell: (notice) => heard.push(notice), end };
  return { onlooker, heard, end };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** A round, with what its process lets itself be late. */
const round = () => later(PACE * 1.04);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("while somebody looks", () => {
  it("sends away, to another panel, whoever comes while this one stops", async () => {
    const { here } = open();
    const api = openApi();
    const [before, after] = [look(api.topic), look(api.topic)];
    here.watch(before.onlooker);
    expect(here.count()).toEqual({ topics: 1, onlookers: 1 });
    here.close();
    here.watch(after.onlooker)();
    for (const { end } of [before, after]) expect(end.mock.calls).toEqual([["stopping"]]);
    expect(here.count()).toEqual({ topics: 0, onlookers: 0 });
  });

  it("asks once a round, however many look in however many processes, and tells them all", async () => {
    const { here, there } = open();
    const api = openApi();
    const all = Array.from({ length: 50 }, () => look(api.topic));
    all.forEach(({ onlooker }, at) => {
      (at % 2 ? there : here).watch(onlooker);
    });
    await later(500);
    expect(api.read).toHaveBeenCalledTimes(1);
    api.becomes("two");
    await round();
    expect(api.read).toHaveBeenCalledTimes(2);
    for (let i = 0; i < 10; i += 1) await round();
    expect(api.read).toHaveBeenCalledTimes(12);
    for (const { heard } of all) {
      expect(heard).toHaveLength(12);
      expect(new Set(heard.map(({ version }) => version)).size).toBe(2);
    }
  });

  it("asks at the pace of the quickest, also where that is another process", async () => {
    const { here, there } = open();
    const api = openApi();
    here.watch(look(api.topic, 40_000).onlooker);
    await later(1_000);
    there.watch(look(api.topic, PACE).onlooker);
    await later(1_000);
    expect(api.read).toHaveBeenCalledTimes(1);
    await round();
    await round();
    expect(api.read).toHaveBeenCalledTimes(3);
  });

  it("asks no more when the last one has gone, and leaves nothing behind", async () => {
    const { store, here, there } = open();
    const api = openApi();
    const stops = [here, here, there].map((hub) => hub.watch(look(api.topic).onlooker));
    await round();
    const asked = api.read.mock.calls.length;
    for (const stop of stops) stop();
    expect(here.countOnlookers(KEY)).toBe(0);
    await later(10 * PACE);
    expect(api.read).toHaveBeenCalledTimes(asked);
    // Not even in the store, after a while.
    await later(3_600_000);
    expect(store.size).toBe(0);
  });

  it("asks with the next one's token where it refuses the first one's", async () => {
    const { here } = open();
    const api = openApi();
    const refused = new ApiError("listTripsInProcess", 401, { message: "" });
    const first = look({ key: KEY, account, read: () => Promise.reject(refused) });
    const second = look(api.topic);
    let stop = () => {};
    first.end.mockImplementation(() => stop());
    stop = here.watch(first.onlooker);
    here.watch(second.onlooker);
    await later(500);
    expect(first.end).toHaveBeenCalledExactlyOnceWith("refused");
    expect(second.end).not.toHaveBeenCalled();
    expect(second.heard).toHaveLength(1);
  });

  it("says that it is old while the API is down, and that it is new when it is back", async () => {
    const { here } = open();
    const api = openApi();
    const { onlooker, heard } = look(api.topic);
    here.watch(onlooker);
    await later(500);
    const answer = api.read.getMockImplementation();
    api.read.mockRejectedValue(new ApiFault("listTripsInProcess", "unreachable"));
    await round();
    await round();
    expect(heard.map(({ isStale }) => isStale)).toEqual([false, true]);
    expect(heard[1]?.updatedAt).toBe(heard[0]?.updatedAt);
    api.read.mockImplementation(answer as typeof api.read);
    await round();
    expect(heard.at(-1)).toMatchObject({ isStale: false, version: heard[0]?.version });
  });

  it.each([404, 429])(
    "is not put off by a refusal that is not about who asks: %i",
    async (status) => {
      const { here } = open();
      const api = openApi();
      const { onlooker, heard, end } = look(api.topic);
      here.watch(onlooker);
      await later(500);
      api.read.mockRejectedValueOnce(new ApiError("listTripsInProcess", status, { message: "" }));
      await round();
      expect(heard.map(({ isStale }) => isStale)).toEqual([false, true]);
      await round();
      expect(heard.at(-1)).toMatchObject({ isStale: false });
      expect(end).not.toHaveBeenCalled();
    },
  );

  it("says that it is old while the store is down, and goes on when it is back", async () => {
    const { store, here, log } = open();
    const api = openApi();
    const { onlooker, heard } = look(api.topic);
    here.watch(onlooker);
    await later(500);
    const get = vi
      .spyOn(store, "readTogether")
      .mockRejectedValue(new Error("The store cannot be reached"));
    await round();
    expect(log.warn).toHaveBeenCalled();
    expect(heard.map(({ isStale }) => isStale)).toEqual([false, true]);
    get.mockRestore();
    await round();
    expect(heard.map(({ isStale }) => isStale)).toEqual([false, true, false]);
  });

  it("lets go of everybody when the panel stops", async () => {
    const { here } = open();
    const api = openApi();
    const { onlooker, end } = look(api.topic);
    here.watch(onlooker);
    await later(500);
    here.close();
    expect(end).toHaveBeenCalledExactlyOnceWith("stopping");
    await later(10 * PACE);
    expect(api.read).toHaveBeenCalledTimes(1);
  });
});

describe("a page", () => {
  it("gets what those who look have, and asks nothing", async () => {
    const { here, there } = open();
    const api = openApi();
    here.watch(look(api.topic).onlooker);
    await later(500);
    expect(await there.read(api.topic, PACE, PATIENCE)).toMatchObject({ value: "one" });
    expect(api.read).toHaveBeenCalledTimes(1);
  });

  it("shares one call with all that come at once, wherever they come", async () => {
    const { here, there } = open();
    const api = openApi();
    const pages = Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 ? here : there).read(api.topic, PACE, PATIENCE),
      ),
    );
    await later(500);
    expect((await pages).map(({ value }) => value)).toEqual(Array(20).fill("one"));
    expect(api.read).toHaveBeenCalledTimes(1);
  });

  it("after a change gets what is new, even where an older call is still on its way", async () => {
    const { here, there } = open();
    const api = openApi();
    const { onlooker, heard } = look(api.topic);
    api.read.mockImplementationOnce(() => pause(2_000).then(() => "before"));
    there.watch(onlooker);
    await later(100);
    api.becomes("after");
    await here.outdate(api.topic);
    const page = here.read(api.topic, PACE, PATIENCE);
    await later(2_500);
    expect(await page).toMatchObject({ value: "after", isStale: false });
    // Who looks has heard of it without waiting for their turn.
    expect(heard.at(-1)?.version).not.toBe(heard[0]?.version);
    expect(api.read).toHaveBeenCalledTimes(2);
  });

  it("is not kept waiting by a slow API where something is known", async () => {
    const { here } = open();
    const api = openApi();
    await here.read(api.topic, PACE, PATIENCE);
    await round();
    api.read.mockImplementationOnce(() => pause(9_000).then(() => "late"));
    const page = here.read(api.topic, PACE, PATIENCE);
    await later(PATIENCE + 100);
    expect(await page).toMatchObject({ value: "one", isStale: false });
    await later(9_000);
    expect(await here.read(api.topic, PACE, PATIENCE)).toMatchObject({ value: "late" });
  });

  it("gets the last state while the API is down, and an error where there is none", async () => {
    const { here } = open();
    const api = openApi();
    const fault = new ApiFault("listTripsInProcess", "unreachable");
    api.read.mockRejectedValueOnce(fault);
    await expect(here.read(api.topic, PACE, PATIENCE)).rejects.toBe(fault);
    await here.read(api.topic, PACE, PATIENCE);
    await round();
    api.read.mockRejectedValue(fault);
    expect(await here.read(api.topic, PACE, PATIENCE)).toMatchObject({
      value: "one",
      isStale: true,
    });
  });

  it("is refused itself, and not because somebody else was", async () => {
    const { here } = open();
    const api = openApi();
    const refused = new ApiError("listTripsInProcess", 401, { message: "" });
    const other = { key: KEY, account, read: () => pause(100).then(() => Promise.reject(refused)) };
    const [one, two] = [here.read(other, PACE, PATIENCE), here.read(api.topic, PACE, PATIENCE)];
    const ends = Promise.allSettled([one, two]);
    await later(1_000);
    expect(await ends).toMatchObject([
      { status: "rejected", reason: refused },
      { status: "fulfilled", value: { value: "one" } },
    ]);
  });

  it("finds nothing in the store that can be read there", async () => {
    const { store, here } = open();
    const api = openApi();
    api.becomes("Lucía Ferrer");
    const set = vi.spyOn(store, "set");
    await here.read(api.topic, PACE, PATIENCE);
    const kept = set.mock.calls.map(([, value]) => Buffer.from(value, "base64").toString());
    expect(kept).not.toEqual([]);
    expect(`${kept} ${set.mock.calls}`).not.toContain("Ferrer");
  });
});
