import { describe, expect, it } from "vitest";
import { createLru } from "./lru.server.ts";

function open() {
  const clock = { now: 0 };
  const cache = createLru<{ name: string; bytes: number }>({
    maxBytes: 300,
    maxAgeMs: 1000,
    now: () => clock.now,
  });
  const set = (name: string, version = "v1") => cache.set(name, version, { name, bytes: 100 });
  const has = (name: string, version = "v1") => cache.get(name, version)?.name === name;
  return { clock, cache, set, has };
}

describe("the page cache", () => {
  it("stays within its limit, and drops the least recently used page", () => {
    const { cache, set, has } = open();
    for (const name of ["a", "b", "c"]) set(name);
    expect(has("a")).toBe(true);
    set("d");
    expect(["a", "b", "c", "d"].filter((name) => has(name))).toEqual(["a", "c", "d"]);
    for (let at = 0; at < 10_000; at += 1) set(`page-${at}`);
    expect(cache.bytes).toBe(300);
  });

  it("replaces a page with the same key", () => {
    const { cache, set } = open();
    set("a");
    set("a");
    expect(cache.bytes).toBe(100);
  });

  it("drops a page of an older version of its brand", () => {
    const { cache, set, has } = open();
    set("a", "v1");
    expect(has("a", "v2")).toBe(false);
    expect(cache.bytes).toBe(0);
    expect(has("a", "v1")).toBe(false);
  });

  it("drops a page that is too old", () => {
    const { clock, set, has } = open();
    set("a");
    clock.now = 1000;
    expect(has("a")).toBe(true);
    clock.now = 1001;
    expect(has("a")).toBe(false);
  });
});
