import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { ApiError, ApiFault } from "../api/errors.ts";
import { createEmbeddedStore } from "../store/embedded.server.ts";
import { createVault } from "../store/vault.server.ts";
import { createHub, type Subscriber } from "./hub.server.ts";
import { defineState, type Notice } from "./topic.server.ts";

const PACE = 15_000;
const PATIENCE = 3_000;
const KEY = "brand:open-trips:7";
const record = defineState(z.string(), { version: 1 });
const account = { permalink: "brand", accountId: 7 };

/** Two panel processes that share a store. */
function open() {
  const store = createEmbeddedStore();
  const log = { warn: vi.fn() };
  const vault = createVault(["v".repeat(32)]);
  const onRound = vi.fn();
  const here = createHub({ store, vault, log, onRound });
  const there = createHub({ store, vault, log });
  return { store, log, onRound, here, there };
}

/** An API that counts its calls. */
function openApi() {
  let value = "one";
  const read = vi.fn(async () => value);
  return {
    read,
    topic: { key: KEY, account, record, read },
    setValue: (next: string) => {
      value = next;
    },
  };
}

function subscriberTo(topic: Subscriber["topic"], everyMs = PACE) {
  const notices: Notice[] = [];
  const end = vi.fn();
  const subscriber: Subscriber = { topic, everyMs, notify: (notice) => notices.push(notice), end };
  return { subscriber, notices, end };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** The time of a poll, with the jitter of its process. */
const round = () => advance(PACE * 1.04);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a topic with subscribers", () => {
  it("ends all subscriptions, and new ones at once, when the panel stops", async () => {
    const { here } = open();
    const api = openApi();
    const [before, after] = [subscriberTo(api.topic), subscriberTo(api.topic)];
    here.watch(before.subscriber);
    expect(here.count()).toEqual({ topics: 1, subscribers: 1 });
    here.close();
    here.watch(after.subscriber)();
    for (const { end } of [before, after]) expect(end.mock.calls).toEqual([["stopping"]]);
    expect(here.count()).toEqual({ topics: 0, subscribers: 0 });
  });

  it("is polled once a round for all subscribers of all processes", async () => {
    const { here, there } = open();
    const api = openApi();
    const all = Array.from({ length: 50 }, () => subscriberTo(api.topic));
    all.forEach(({ subscriber }, at) => {
      (at % 2 ? there : here).watch(subscriber);
    });
    await advance(500);
    expect(api.read).toHaveBeenCalledTimes(1);
    api.setValue("two");
    await round();
    expect(api.read).toHaveBeenCalledTimes(2);
    for (let i = 0; i < 10; i += 1) await round();
    expect(api.read).toHaveBeenCalledTimes(12);
    for (const { notices } of all) {
      expect(notices).toHaveLength(12);
      expect(new Set(notices.map(({ version }) => version)).size).toBe(2);
    }
  });

  it("is polled at the pace of the fastest subscriber of any process", async () => {
    const { here, there } = open();
    const api = openApi();
    here.watch(subscriberTo(api.topic, 40_000).subscriber);
    await advance(1_000);
    there.watch(subscriberTo(api.topic, PACE).subscriber);
    await advance(1_000);
    expect(api.read).toHaveBeenCalledTimes(1);
    await round();
    await round();
    expect(api.read).toHaveBeenCalledTimes(3);
  });

  it("is not polled after the last subscriber has left, and leaves nothing in the store", async () => {
    const { store, here, there } = open();
    const api = openApi();
    const stops = [here, here, there].map((hub) => hub.watch(subscriberTo(api.topic).subscriber));
    await round();
    const callCount = api.read.mock.calls.length;
    for (const stop of stops) stop();
    expect(here.countSubscribers(KEY)).toBe(0);
    await advance(10 * PACE);
    expect(api.read).toHaveBeenCalledTimes(callCount);
    // The store is empty too, after a while.
    await advance(3_600_000);
    expect(store.size).toBe(0);
  });

  it("is polled with the next subscriber's token where the API refuses the first one's", async () => {
    const { here } = open();
    const api = openApi();
    const refused = new ApiError("listTripsInProcess", 401, { message: "" });
    const first = subscriberTo({ key: KEY, account, record, read: () => Promise.reject(refused) });
    const second = subscriberTo(api.topic);
    let stop = () => {};
    first.end.mockImplementation(() => stop());
    stop = here.watch(first.subscriber);
    here.watch(second.subscriber);
    await advance(500);
    expect(first.end).toHaveBeenCalledExactlyOnceWith("refused");
    expect(second.end).not.toHaveBeenCalled();
    expect(second.notices).toHaveLength(1);
  });

  it("stays fresh for the others when a user logs out while the topic is read", async () => {
    const { here, log } = open();
    const api = openApi();
    const refused = new ApiError("listTripsInProcess", 401, { message: "" });
    let stop = () => {};
    const leaving = async () => {
      stop();
      throw refused;
    };
    stop = here.watch(subscriberTo({ key: KEY, account, record, read: leaving }).subscriber);
    const second = subscriberTo(api.topic);
    here.watch(second.subscriber);
    await advance(500);
    expect(second.notices.map(({ isStale }) => isStale)).toEqual([false]);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it("is stale while the API is down, and fresh when it is back", async () => {
    const { here } = open();
    const api = openApi();
    const { subscriber, notices } = subscriberTo(api.topic);
    here.watch(subscriber);
    await advance(500);
    const answer = api.read.getMockImplementation();
    api.read.mockRejectedValue(new ApiFault("listTripsInProcess", "unreachable"));
    await round();
    await round();
    expect(notices.map(({ isStale }) => isStale)).toEqual([false, true]);
    expect(notices[1]?.updatedAt).toBe(notices[0]?.updatedAt);
    api.read.mockImplementation(answer as typeof api.read);
    await round();
    expect(notices.at(-1)).toMatchObject({ isStale: false, version: notices[0]?.version });
  });

  it.each([404, 429])(
    "is stale, and keeps its subscribers, when the API answers %i",
    async (status) => {
      const { here } = open();
      const api = openApi();
      const { subscriber, notices, end } = subscriberTo(api.topic);
      here.watch(subscriber);
      await advance(500);
      api.read.mockRejectedValueOnce(new ApiError("listTripsInProcess", status, { message: "" }));
      await round();
      expect(notices.map(({ isStale }) => isStale)).toEqual([false, true]);
      await round();
      expect(notices.at(-1)).toMatchObject({ isStale: false });
      expect(end).not.toHaveBeenCalled();
    },
  );

  it("is stale while the store is down, and fresh when it is back", async () => {
    const { store, here, log } = open();
    const api = openApi();
    const { subscriber, notices } = subscriberTo(api.topic);
    here.watch(subscriber);
    await advance(500);
    const get = vi
      .spyOn(store, "getBatched")
      .mockRejectedValue(new Error("The store cannot be reached"));
    await round();
    expect(log.warn).toHaveBeenCalled();
    expect(notices.map(({ isStale }) => isStale)).toEqual([false, true]);
    get.mockRestore();
    await round();
    expect(notices.map(({ isStale }) => isStale)).toEqual([false, true, false]);
  });

  it("is polled at its pace, or a little later", async () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const { here } = open();
    const api = openApi();
    here.watch(subscriberTo(api.topic).subscriber);
    await advance(PACE);
    expect(api.read).toHaveBeenCalledTimes(1);
    await advance(PACE * 0.031);
    expect(api.read).toHaveBeenCalledTimes(2);
  });

  it("notifies a new subscriber at once of what is known, without a call", async () => {
    const { here } = open();
    const api = openApi();
    const [first, second] = [subscriberTo(api.topic), subscriberTo(api.topic)];
    here.watch(first.subscriber);
    await advance(500);
    here.watch(second.subscriber);
    expect(second.notices).toEqual(first.notices);
    expect(second.notices).toHaveLength(1);
    await advance(500);
    expect(api.read).toHaveBeenCalledTimes(1);
  });

  it("is polled at once by every process with subscribers after a change", async () => {
    const { here, there } = open();
    const api = openApi();
    const [near, far] = [subscriberTo(api.topic), subscriberTo(api.topic)];
    here.watch(near.subscriber);
    there.watch(far.subscriber);
    await advance(500);
    api.setValue("two");
    await here.invalidate(api.topic);
    await advance(500);
    expect(api.read).toHaveBeenCalledTimes(2);
    for (const { notices } of [near, far]) {
      expect(new Set(notices.map(({ version }) => version)).size).toBe(2);
    }
  });

  it("has each poll counted by its outcome, and the reason of a failed one logged", async () => {
    const { here, log, onRound } = open();
    const api = openApi();
    const { subscriber, notices } = subscriberTo(api.topic);
    const fault = new ApiFault("listTripsInProcess", "unreachable");
    api.read.mockRejectedValueOnce(fault);
    here.watch(subscriber);
    await advance(500);
    expect(notices).toEqual([]);
    expect(log.warn.mock.calls).toEqual([[{ err: fault }, "a list could not be refreshed"]]);
    await round();
    expect(notices).toHaveLength(1);
    expect(onRound.mock.calls).toEqual([["failed"], ["ok"]]);
  });

  it("is not polled again for its only user, who logs out while it is read", async () => {
    const { here, log } = open();
    let stop = () => {};
    const read = vi.fn(async () => {
      stop();
      throw new ApiError("listTripsInProcess", 401, { message: "" });
    });
    const { subscriber, notices, end } = subscriberTo({ key: KEY, account, record, read });
    stop = here.watch(subscriber);
    await advance(10 * PACE);
    expect(read).toHaveBeenCalledOnce();
    expect(notices).toEqual([]);
    expect(end).not.toHaveBeenCalled();
    expect(log.warn).not.toHaveBeenCalled();
  });

  it("is not polled after the panel stops", async () => {
    const { here } = open();
    const api = openApi();
    const { subscriber, end } = subscriberTo(api.topic);
    here.watch(subscriber);
    await advance(500);
    here.close();
    expect(end).toHaveBeenCalledExactlyOnceWith("stopping");
    await advance(10 * PACE);
    expect(api.read).toHaveBeenCalledTimes(1);
  });
});

describe("a read", () => {
  it("returns the state of the subscribers without a call", async () => {
    const { here, there } = open();
    const api = openApi();
    here.watch(subscriberTo(api.topic).subscriber);
    await advance(500);
    expect(await there.read(api.topic, PACE, PATIENCE)).toMatchObject({ value: "one" });
    expect(api.read).toHaveBeenCalledTimes(1);
  });

  it("shares one call with all reads at once, in any process", async () => {
    const { here, there } = open();
    const api = openApi();
    const pages = Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 ? here : there).read(api.topic, PACE, PATIENCE),
      ),
    );
    await advance(500);
    expect((await pages).map(({ value }) => value)).toEqual(Array(20).fill("one"));
    expect(api.read).toHaveBeenCalledTimes(1);
  });

  it("returns the new state after a change, even with an older call still running", async () => {
    const { here, there } = open();
    const api = openApi();
    const { subscriber, notices } = subscriberTo(api.topic);
    api.read.mockImplementationOnce(() => sleep(2_000).then(() => "before"));
    there.watch(subscriber);
    await advance(100);
    api.setValue("after");
    await here.invalidate(api.topic);
    const page = here.read(api.topic, PACE, PATIENCE);
    await advance(2_500);
    expect(await page).toMatchObject({ value: "after", isStale: false });
    // The subscriber is notified before its next round.
    expect(notices.at(-1)?.version).not.toBe(notices[0]?.version);
    expect(api.read).toHaveBeenCalledTimes(2);
  });

  it("does not wait for a slow API where there is an older state", async () => {
    const { here } = open();
    const api = openApi();
    await here.read(api.topic, PACE, PATIENCE);
    await round();
    api.read.mockImplementationOnce(() => sleep(9_000).then(() => "late"));
    const page = here.read(api.topic, PACE, PATIENCE);
    await advance(PATIENCE + 100);
    expect(await page).toMatchObject({ value: "one", isStale: false });
    await advance(9_000);
    expect(await here.read(api.topic, PACE, PATIENCE)).toMatchObject({ value: "late" });
  });

  it("waits for a slow API where there is no state yet, or only one from before a change", async () => {
    const { here } = open();
    const api = openApi();
    for (const value of ["first", "changed"]) {
      api.read.mockImplementationOnce(() => sleep(2 * PATIENCE).then(() => value));
      const page = here.read(api.topic, PACE, PATIENCE);
      await advance(2 * PATIENCE + 100);
      expect(await page).toMatchObject({ value });
      await here.invalidate(api.topic);
    }
  });

  it("returns the last state while the API is down, and an error where there is none", async () => {
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

  it("fails by its own refusal only, and not by another reader's", async () => {
    const { here } = open();
    const api = openApi();
    const refused = new ApiError("listTripsInProcess", 401, { message: "" });
    const other = {
      key: KEY,
      account,
      record,
      read: () => sleep(100).then(() => Promise.reject(refused)),
    };
    const [one, two] = [here.read(other, PACE, PATIENCE), here.read(api.topic, PACE, PATIENCE)];
    const ends = Promise.allSettled([one, two]);
    await advance(1_000);
    expect(await ends).toMatchObject([
      { status: "rejected", reason: refused },
      { status: "fulfilled", value: { value: "one" } },
    ]);
  });

  it("leaves only encrypted states in the store", async () => {
    const { store, here } = open();
    const api = openApi();
    api.setValue("Lucía Ferrer");
    const set = vi.spyOn(store, "set");
    await here.read(api.topic, PACE, PATIENCE);
    const stored = set.mock.calls.map(([, value]) => Buffer.from(value, "base64").toString());
    expect(stored).not.toEqual([]);
    expect(`${stored} ${set.mock.calls}`).not.toContain("Ferrer");
  });
});
