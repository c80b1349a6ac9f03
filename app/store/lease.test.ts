import { afterEach, describe, expect, it, vi } from "vitest";
import { createEmbeddedStore } from "./embedded.server.ts";
import { acquireLease, waitForLease } from "./lease.server.ts";

afterEach(() => vi.useRealTimers());

function setUp() {
  vi.useFakeTimers();
  return createEmbeddedStore({ now: Date.now });
}

describe("a lease", () => {
  it("has one holder at a time, and is free once it is released", async () => {
    const store = setUp();
    const first = await acquireLease(store, "work");
    expect(await acquireLease(store, "work")).toBeUndefined();
    expect(await first?.isHeld()).toBe(true);
    await first?.release();
    const second = await acquireLease(store, "work");
    expect(await second?.isHeld()).toBe(true);
    // A second release by the first holder does not affect the second.
    await first?.release();
    expect(await second?.isHeld()).toBe(true);
    await second?.release();
  });

  it("is renewed while its holder lives", async () => {
    const store = setUp();
    const lease = await acquireLease(store, "work");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await acquireLease(store, "work")).toBeUndefined();
    await lease?.release();
  });

  it("is not renewed by a holder that has lost it to another", async () => {
    const store = setUp();
    const first = await acquireLease(store, "work");
    await store.delete("work");
    const second = await acquireLease(store, "work");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await first?.isHeld()).toBe(false);
    expect(await second?.isHeld()).toBe(true);
    await first?.release();
    await second?.release();
  });

  it("is not taken back by a renewal that crosses with the next holder", async () => {
    const store = setUp();
    const first = await acquireLease(store, "work");
    const replaceIf = store.replaceIf;
    let second: Awaited<ReturnType<typeof acquireLease>>;
    // The lease changes hands between the holder's decision to renew and the store's answer.
    store.replaceIf = async (...given) => {
      await store.delete("work");
      second = await acquireLease(store, "work");
      store.replaceIf = replaceIf;
      return replaceIf(...given);
    };
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await first?.isHeld()).toBe(false);
    expect(await second?.isHeld()).toBe(true);
    await second?.release();
  });

  it("is waited for until it is free or its holder's work is done", async () => {
    const store = setUp();
    const first = await acquireLease(store, "work");
    let result: string | undefined;
    const wait = () =>
      waitForLease(store, "work", { everyMs: 100, findMeanwhile: async () => result });
    const [one, other] = [wait(), wait()];
    await vi.advanceTimersByTimeAsync(1_000);
    result = "done";
    await vi.advanceTimersByTimeAsync(100);
    expect(await one).toEqual({ found: "done" });
    expect(await other).toEqual({ found: "done" });

    result = undefined;
    const next = wait();
    await first?.release();
    await vi.advanceTimersByTimeAsync(100);
    expect(await next).toHaveProperty("lease");
  });
});
