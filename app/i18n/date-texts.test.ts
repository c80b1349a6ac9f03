import { expect, test } from "vitest";
import { texts } from "./date-texts.ts";
import { createTranslate } from "./translate.ts";

test.each([
  ["es", "noviembre de 2026", "jueves, 26 de noviembre de 2026", "jue"],
  ["en", "November 2026", "Thursday, November 26, 2026", "Thu"],
  ["ca", "novembre del 2026", "dijous, 26 de novembre del 2026", "dj."],
  ["gl", "novembro de 2026", "xoves, 26 de novembro de 2026", "xov."],
  ["eu", "2026(e)ko azaroa", "2026(e)ko azaroaren 26(a), osteguna", "og."],
  ["de", "November 2026", "Donnerstag, 26. November 2026", "Do"],
  [
    "ar",
    "نوفمبر \u20682026\u2069",
    "\u2068الخميس\u2069، \u206826\u2069 نوفمبر \u20682026\u2069",
    "الخميس",
  ],
] as const)("a date in %s is written as there", (language, month, date, short) => {
  const t = createTranslate(texts, language);
  const year = "2026";
  expect(t("month_11", { year })).toBe(month);
  expect(t("date_11", { weekday: t("weekday_4"), day: "26", year })).toBe(date);
  expect(t("weekday_short_4")).toBe(short);
});
