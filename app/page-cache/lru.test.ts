import { describe, expect, it } from "vitest";
import { createLru } from "./lru.server.ts";

function open() {
  const clock = { now: 0 };
  const shelf = createLru<{ name: string; bytes: number }>({
    maxBytes: 300,
    maxAgeMs: 1000,
    now: () => clock.now,
  });
  const put = (name: string, version = "v1") => shelf.put(name, version, { name, bytes: 100 });
  const has = (name: string, version = "v1") => shelf.find(name, version)?.name === name;
  return { clock, shelf, put, has };
}

describe("the shelf of finished pages", () => {
  it("holds only so much, and lets go of what nobody has asked for", () => {
    const { shelf, put, has } = open();
    for (const name of ["a", "b", "c"]) put(name);
    expect(has("a")).toBe(true);
    put("d");
    expect(["a", "b", "c", "d"].filter((name) => has(name))).toEqual(["a", "c", "d"]);
    for (let at = 0; at < 10_000; at += 1) put(`page-${at}`);
    expect(shelf.bytes).toBe(300);
  });

  it("holds a page once, however often it is put there", () => {
    const { shelf, put } = open();
    put("a");
    put("a");
    expect(shelf.bytes).toBe(100);
  });

  it("has nothing of an older version of a brand, and keeps nothing of it", () => {
    const { shelf, put, has } = open();
    put("a", "v1");
    expect(has("a", "v2")).toBe(false);
    expect(shelf.bytes).toBe(0);
    expect(has("a", "v1")).toBe(false);
  });

  it("has nothing that is too old", () => {
    const { clock, put, has } = open();
    put("a");
    clock.now = 1000;
    expect(has("a")).toBe(true);
    clock.now = 1001;
    expect(has("a")).toBe(false);
  });
});
