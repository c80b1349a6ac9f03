import { expect, test } from "vitest";
import { commaOf, joinParts } from "./join-parts.ts";

test("parts of a line have the comma of their language", () => {
  expect(joinParts(["Mon 30 Nov", "07:40"], "en")).toBe("Mon 30 Nov, 07:40");
});

test("parts of a line in Arabic follow each other from the right, whatever their letters are", () => {
  expect(joinParts(["Olga Prats", "07:40"], "ar")).toBe(
    "\u200F\u2068Olga Prats\u2069، \u206807:40\u2069",
  );
});

test("no parts are no text in any language", () => {
  expect(joinParts([], "en")).toBe("");
  expect(joinParts([], "ar")).toBe("");
});

test("parts that are elements of their own have the same comma", () => {
  expect([commaOf("en"), commaOf("ar")]).toEqual([",", "،"]);
});
