import { expect, test } from "vitest";
import { createTranslate } from "../../../i18n/translate.ts";
import { texts } from "../freshness-texts.ts";
import { formatAge } from "./format-age.ts";

test.each([
  [-3_000, "just now", "ahora mismo"],
  [4_999, "just now", "ahora mismo"],
  [12_400, "12 s ago", "hace 12 s"],
  [59_999, "59 s ago", "hace 59 s"],
  [60_000, "1 min ago", "hace 1 min"],
  [3_599_999, "59 min ago", "hace 59 min"],
  [7_200_000, "2 h ago", "hace 2 h"],
])("formats %i ms as %s and %s", (ms, en, es) => {
  expect(formatAge(ms, createTranslate(texts, "en"))).toBe(en);
  expect(formatAge(ms, createTranslate(texts, "es"))).toBe(es);
});
