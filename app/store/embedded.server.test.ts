import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createEmbeddedStore } from "./embedded.server.ts";

describe("the embedded store", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("frees the memory of expired entries", async () => {
    const store = createEmbeddedStore();
    await store.set("short", "value", 30);
    await store.increment("counted", 30);
    await store.set("long", "value", 3600);
    expect(store.size).toBe(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.size).toBe(1);
    expect(await store.get("long")).toBe("value");
  });

  it("drops the entries that expire first when it is full", async () => {
    const store = createEmbeddedStore({ maxEntries: 3 });
    await store.set("long", "value", 300);
    await store.set("short", "value", 100);
    await store.set("medium", "value", 200);

    await store.set("medium", "changed", 200);
    expect(await store.get("short")).toBe("value");

    await store.set("new", "value", 10);
    expect(await store.get("short")).toBeUndefined();
    expect(await store.get("medium")).toBe("changed");
    expect(await store.get("long")).toBe("value");
    expect(await store.get("new")).toBe("value");
  });

  it("never holds more entries than its limit", async () => {
    const store = createEmbeddedStore({ maxEntries: 100 });
    for (let i = 0; i < 10_000; i += 1) {
      await store.set(`set ${i}`, "value", 60 + i);
      await store.setIfAbsent(`absent ${i}`, "value", 60 + i);
      await store.increment(`counted ${i}`, 60 + i);
      expect(store.size).toBeLessThanOrEqual(100);
    }
    expect(store.size).toBeGreaterThan(85);
  });

  it("holds no entry and no timer once it is closed", async () => {
    const store = createEmbeddedStore();
    await store.set("key", "value", 60);
    await store.close();
    expect(store.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
