import { afterEach, describe, expect, it, vi } from "vitest";
import { createEmbeddedStore } from "./embedded.server.ts";
import { takeLease } from "./lease.server.ts";

afterEach(() => vi.useRealTimers());

function setUp() {
  vi.useFakeTimers();
  return createEmbeddedStore({ now: Date.now });
}

describe("a lease", () => {
  it("is one holder's at a time, and free again when they end it", async () => {
    const store = setUp();
    const first = await takeLease(store, "work");
    expect(await takeLease(store, "work")).toBeUndefined();
    expect(await first?.isHeld()).toBe(true);
    await first?.end();
    const second = await takeLease(store, "work");
    expect(await second?.isHeld()).toBe(true);
    // Whoever was first takes nothing from whoever is now.
    await first?.end();
    expect(await second?.isHeld()).toBe(true);
    await second?.end();
  });

  it("lasts as long as its holder lives, and not much longer", async () => {
    const store = setUp();
    const first = await takeLease(store, "work");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await takeLease(store, "work")).toBeUndefined();

    // As when its process stalls.
    await store.delete("work");
    const second = await takeLease(store, "work");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await first?.isHeld()).toBe(false);
    expect(await second?.isHeld()).toBe(true);
    await first?.end();
    await second?.end();
  });
});
