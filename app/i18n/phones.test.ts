import { describe, expect, it } from "vitest";
import {
  countryOf,
  formatPhone,
  listCountries,
  toInternational,
  toPhoneLink,
} from "./phones.server.ts";

describe("toInternational", () => {
  it.each([
    ["600 99-98.88", "ES", "+34600999888"],
    ["34600999888", "ES", "+34600999888"],
    ["+44 7400 123456", "ES", "+447400123456"],
    ["0044 7400 123456", "ES", "+447400123456"],
    ["07400 123456", "GB", "+447400123456"],
    ["06 1234 5678", "IT", "+390612345678"],
    ["+34600999888", undefined, "+34600999888"],
    ["+34600999888", "Atlantis", "+34600999888"],
  ])("returns %s in %s as %s", (text, country, number) => {
    expect(toInternational(text, country)).toBe(number);
  });

  it.each([
    ["600999888", undefined],
    ["600999888", "Atlantis"],
    ["123456789", "ES"],
    ["60099988", "ES"],
    ["+34 1234", "ES"],
    ["+999 600999888", "ES"],
    ["call 600999888", "ES"],
    ["600999888 ext. 12", "ES"],
    ["", "ES"],
  ])("refuses %j in %s", (text, country) => {
    expect(toInternational(text, country)).toBeUndefined();
  });
});

describe("the country of a brand", () => {
  it.each([
    ["its phone's country", { phone: "+33145678901", timeZone: "Europe/Madrid" }, "FR"],
    ["its time zone's without a phone", { phone: null, timeZone: "America/Lima" }, "PE"],
    [
      "its time zone's where its phone has no prefix",
      { phone: "900123", timeZone: "Europe/Lisbon" },
      "PT",
    ],
    ["Spain where its time zone has no country", { phone: null, timeZone: "Etc/UTC" }, "ES"],
  ])("is %s", (_, brand, country) => expect(countryOf(brand)).toBe(country));
});

it("listCountries sorts the countries by name in either language, with their prefixes", () => {
  for (const [language, label] of [
    ["es", "España (+34)"],
    ["en", "Spain (+34)"],
  ] as const) {
    const countries = listCountries(language);
    const labels = countries.map((each) => each.label);
    expect(countries).toContainEqual({ code: "ES", label });
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, language)));
  }
});

const spanishPhone = "+34980000101";

describe("formatPhone", () => {
  it.each([
    ["writes a phone of the brand's country nationally", spanishPhone, "980 00 01 01"],
    ["writes every spelling in the same way", "+34 600-111.222", "600 11 12 22"],
    ["takes a phone without a prefix for one of the brand's country", "600111222", "600 11 12 22"],
    ["writes a phone of another country internationally", "+442071838750", "+44 20 7183 8750"],
    ["leaves a text that is no phone", "ask at the desk", "ask at the desk"],
    ["leaves a number that is too short", "091", "091"],
    ["leaves an empty text", "", ""],
  ])("%s", (_, phone, written) => expect(formatPhone(phone, spanishPhone)).toBe(written));

  it("writes internationally where the brand has no phone", () => {
    expect(formatPhone(spanishPhone, null)).toBe("+34 980 00 01 01");
    expect(formatPhone("600111222", null)).toBe("600111222");
  });

  it("writes nationally between countries that share a prefix", () => {
    expect(formatPhone("+14165550123", "+12125550199")).toBe("(416) 555-0123");
  });
});

it("toPhoneLink links a phone that no line breaks, and returns null without one", () => {
  expect(toPhoneLink(spanishPhone, spanishPhone)).toEqual({
    href: `tel:${spanishPhone}`,
    text: "980\u00a000\u00a001\u00a001",
  });
  expect(toPhoneLink(null, spanishPhone)).toBeNull();
  expect(toPhoneLink("", spanishPhone)).toBeNull();
});
