import fc from "fast-check";
import { expect, test } from "vitest";
import { fromMoney, readMoney, subtract, toMoney } from "./money.ts";

test("readMoney counts a typed amount in minor units", () => {
  expect(readMoney("12.5", "EUR")).toEqual({ coins: 1250, currency: "EUR" });
  expect(readMoney("12", "EUR")).toEqual({ coins: 1200, currency: "EUR" });
  expect(readMoney("0.07", "EUR")).toEqual({ coins: 7, currency: "EUR" });
  expect(readMoney("1200", "JPY")).toEqual({ coins: 1200, currency: "JPY" });
  expect(readMoney("1.234", "KWD")).toEqual({ coins: 1234, currency: "KWD" });
});

test("readMoney refuses what is not a positive amount of the currency", () => {
  for (const digits of ["", "0", "0.00", "-1", "1.005", "1,5", "1e3", "NaN", "1.", ".5"]) {
    expect(readMoney(digits, "EUR"), digits).toBeUndefined();
  }
  expect(readMoney("12.5", "JPY")).toBeUndefined();
});

test("an amount survives the way over the wire to the last coin", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.constantFrom("EUR", "JPY", "KWD"), (coins, currency) => {
      expect(toMoney(fromMoney({ coins, currency }), currency)).toEqual({ coins, currency });
    }),
  );
});

test("subtract is exact where floating point is not", () => {
  const left = subtract(toMoney(0.3, "EUR"), toMoney(0.1, "EUR"));
  expect(fromMoney(left)).toBe(0.2);
  expect(subtract(toMoney(1, "EUR"), toMoney(2, "EUR")).coins).toBe(-100);
});
