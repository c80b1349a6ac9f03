import { expect, it, vi } from "vitest";
import { createEmbeddedStore } from "./embedded.server.ts";
import { batchReads } from "./read-together.server.ts";

async function open() {
  const store = createEmbeddedStore();
  for (const key of ["a", "b", "c"]) await store.set(key, key.toUpperCase(), 60);
  const getMany = vi.spyOn(store, "getMany");
  const read = batchReads((keys) => store.getMany(keys));
  return { getMany, read: (...keys: string[]) => read(keys) };
}

it("reads what several callers ask for at once in one go, and gives each its own", async () => {
  const { getMany, read } = await open();
  const asked = [read("a", "b"), read("nothing"), Promise.resolve().then(() => read("c"))];
  expect(await Promise.all(asked)).toEqual([["A", "B"], [undefined], ["C"]]);
  expect(getMany).toHaveBeenCalledTimes(1);
  expect(await read("a")).toEqual(["A"]);
  expect(getMany).toHaveBeenCalledTimes(2);
});

it("tells all callers where the store cannot be reached, and asks it again the next time", async () => {
  const { getMany, read } = await open();
  getMany.mockRejectedValueOnce(new Error("gone"));
  const asked = await Promise.allSettled([read("a"), read("b")]);
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await read("b")).toEqual(["B"]);
});
