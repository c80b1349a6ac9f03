import { expect, it } from "vitest";
import { findUnused } from "../../scripts/texts/unused.ts";

it("every text is used by a page", () => {
  expect(findUnused()).toEqual([]);
});
