import { expect, it } from "vitest";
import { createRecent } from "./recent.ts";

it("keeps so many entries, and lets go of those that were set longest ago", () => {
  const recent = createRecent<number>(2);
  recent.set("a", 1);
  recent.set("b", 2);
  recent.set("a", 3);
  expect([recent.get("a"), recent.get("b")]).toEqual([3, 2]);
  recent.set("c", 4);
  expect([recent.get("a"), recent.get("b"), recent.get("c")]).toEqual([3, undefined, 4]);
});
