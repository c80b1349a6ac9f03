import { expect, it } from "vitest";
import { createMemoryBudget } from "./memory-budget.ts";

it("refuses what one network or all of them together may not hold, until something is given back", () => {
  const held = createMemoryBudget({ most: 10, mostPerNetwork: 6 });
  expect(held.take("a", 4)).toBe(true);
  expect(held.take("a", 3)).toBe(false);
  expect(held.take("b", 6)).toBe(true);
  expect(held.take("c", 1)).toBe(false);
  held.giveBack("a", 4);
  expect(held.take("c", 4)).toBe(true);
  expect(held.take("a", 1)).toBe(false);
  held.giveBack("b", 6);
  expect(held.take("a", 6)).toBe(true);
});
