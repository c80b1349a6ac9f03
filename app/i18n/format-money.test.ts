import { expect, test } from "vitest";
import { formatChange, formatMoney, formatMoneyRange } from "./format.server.ts";

const plain = (text: string) => text.replaceAll(/\s/g, " ");

test("formatMoney writes an amount as the language does, in its currency", () => {
  expect(plain(formatMoney(18, "EUR", "es"))).toBe("18,00 €");
  expect(formatMoney(1800.5, "EUR", "en")).toBe("€1,800.50");
  expect(formatMoney(1800, "JPY", "en")).toBe("¥1,800");
});

test("formatMoneyRange writes a range, or one amount where both are equal", () => {
  expect(plain(formatMoneyRange(8.5, 11, "EUR", "es"))).toBe("8,50-11,00 €");
  expect(plain(formatMoneyRange(8.5, 11, "EUR", "en"))).toBe("€8.50 – €11.00");
  expect(formatMoneyRange(9, 9, "EUR", "en")).toBe("€9.00");
});

test("formatChange writes the sign of a change", () => {
  expect(formatChange(12.5, "EUR", "en")).toBe("+€12.50");
  expect(plain(formatChange(-12.5, "EUR", "es"))).toBe("-12,50 €");
  expect(formatChange(0, "EUR", "en")).toBe("€0.00");
});
