import { expect, it, vi } from "vitest";
import { batchReads } from "./batch-reads.server.ts";
import { createEmbeddedStore } from "./embedded.server.ts";

async function open() {
  const store = createEmbeddedStore();
  for (const key of ["a", "b", "c"]) await store.set(key, key.toUpperCase(), 60);
  const getMany = vi.spyOn(store, "getMany");
  const read = batchReads((keys) => store.getMany(keys));
  return { getMany, read: (...keys: string[]) => read(keys) };
}

it("reads the keys of several callers in one call, and returns each caller its own values", async () => {
  const { getMany, read } = await open();
  const reads = [read("a", "b"), read("nothing"), Promise.resolve().then(() => read("c"))];
  expect(await Promise.all(reads)).toEqual([["A", "B"], [undefined], ["C"]]);
  expect(getMany).toHaveBeenCalledTimes(1);
  expect(await read("a")).toEqual(["A"]);
  expect(getMany).toHaveBeenCalledTimes(2);
});

it("rejects all callers where the store cannot be reached, and reads again the next time", async () => {
  const { getMany, read } = await open();
  getMany.mockRejectedValueOnce(new Error("gone"));
  const results = await Promise.allSettled([read("a"), read("b")]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await read("b")).toEqual(["B"]);
});
