import { expect, test } from "vitest";
import { nameLanguages } from "./format.server.ts";

test("names languages in the language of the page", () => {
  expect(nameLanguages(["es", "en", "ar"], "en")).toBe("Spanish, English, and Arabic");
  expect(nameLanguages(["es", "en", "ar"], "es")).toBe("español, inglés y árabe");
  expect(nameLanguages(["en", "it"], "es")).toBe("inglés e italiano");
});

test("leaves out codes of no language", () => {
  expect(nameLanguages(["es", "", "not a code", "qqq", "en-GB"], "en")).toBe("Spanish");
  expect(nameLanguages([], "en")).toBe("");
});
