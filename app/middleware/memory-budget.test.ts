import { expect, it } from "vitest";
import { createMemoryBudget } from "./picture-proxy.server.ts";

it("refuses bytes over the limit of a network or of all networks, until some are given back", () => {
  const budget = createMemoryBudget({ max: 10, maxPerNetwork: 6 });
  expect(budget.take("a", 4)).toBe(true);
  expect(budget.take("a", 3)).toBe(false);
  expect(budget.take("b", 6)).toBe(true);
  expect(budget.take("c", 1)).toBe(false);
  budget.giveBack("a", 4);
  expect(budget.take("c", 4)).toBe(true);
  expect(budget.take("a", 1)).toBe(false);
  budget.giveBack("b", 6);
  expect(budget.take("a", 6)).toBe(true);
});
