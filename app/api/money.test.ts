import fc from "fast-check";
import { expect, test } from "vitest";
import { fromMoney, readMoney, subtract, toMoney } from "./money.ts";

test("what is typed is counted in coins", () => {
  expect(readMoney("12.5", "EUR")).toEqual({ coins: 1250, currency: "EUR" });
  expect(readMoney("12", "EUR")).toEqual({ coins: 1200, currency: "EUR" });
  expect(readMoney("0.07", "EUR")).toEqual({ coins: 7, currency: "EUR" });
  expect(readMoney("1200", "JPY")).toEqual({ coins: 1200, currency: "JPY" });
  expect(readMoney("1.234", "KWD")).toEqual({ coins: 1234, currency: "KWD" });
});

test("what no coins make is no money", () => {
  for (const digits of ["", "0", "0.00", "-1", "1.005", "1,5", "1e3", "NaN", "1.", ".5"]) {
    expect(readMoney(digits, "EUR"), digits).toBeUndefined();
  }
  expect(readMoney("12.5", "JPY")).toBeUndefined();
});

test("it goes over the wire and back without losing a coin", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.constantFrom("EUR", "JPY", "KWD"), (coins, currency) => {
      expect(toMoney(fromMoney({ coins, currency }), currency)).toEqual({ coins, currency });
    }),
  );
});

test("what is left adds up where fractions do not", () => {
  const left = subtract(toMoney(0.3, "EUR"), toMoney(0.1, "EUR"));
  expect(fromMoney(left)).toBe(0.2);
  expect(subtract(toMoney(1, "EUR"), toMoney(2, "EUR")).coins).toBe(-100);
});
