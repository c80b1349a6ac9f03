import { describe, expect, it } from "vitest";
import {
  countryOf,
  formatPhone,
  listCountries,
  toInternational,
  toPhoneLink,
} from "./phones.server.ts";

describe("a number that somebody has written", () => {
  it.each([
    ["600 99-98.88", "ES", "+34600999888"],
    ["34600999888", "ES", "+34600999888"],
    ["+44 7400 123456", "ES", "+447400123456"],
    ["0044 7400 123456", "ES", "+447400123456"],
    ["07400 123456", "GB", "+447400123456"],
    ["06 1234 5678", "IT", "+390612345678"],
    ["+34600999888", undefined, "+34600999888"],
    ["+34600999888", "Atlantis", "+34600999888"],
  ])("%s in %s is %s", (text, country, number) => {
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
  ])("%j in %s is none", (text, country) => {
    expect(toInternational(text, country)).toBeUndefined();
  });
});

describe("the country of a brand", () => {
  it.each([
    ["its phone's", { phone: "+33145678901", timeZone: "Europe/Madrid" }, "FR"],
    ["that of its clock without a phone", { phone: null, timeZone: "America/Lima" }, "PE"],
    [
      "that of its clock where its phone has no prefix",
      { phone: "900123", timeZone: "Europe/Lisbon" },
      "PT",
    ],
    ["Spain where its clock is nobody's", { phone: null, timeZone: "Etc/UTC" }, "ES"],
  ])("is %s", (_, brand, country) => expect(countryOf(brand)).toBe(country));
});

it("lists the countries by name in either language, with their prefixes", () => {
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

const ofSpain = "+34980000101";

describe("a phone", () => {
  it.each([
    ["of the brand's country is written the short way", ofSpain, "980 00 01 01"],
    ["that was typed in any way comes out in one", "+34 600-111.222", "600 11 12 22"],
    ["without its country is of the brand's", "600111222", "600 11 12 22"],
    ["of another country names it", "+442071838750", "+44 20 7183 8750"],
    ["that is none stays as it is", "ask at the desk", "ask at the desk"],
    ["that is too short for a number stays as it is", "091", "091"],
    ["that is empty stays so", "", ""],
  ])("%s", (_, phone, written) => expect(formatPhone(phone, ofSpain)).toBe(written));

  it("names its country where the brand has no phone to say which is near", () => {
    expect(formatPhone(ofSpain, null)).toBe("+34 980 00 01 01");
    expect(formatPhone("600111222", null)).toBe("600111222");
  });

  it("shares a country with others of the same code", () => {
    expect(formatPhone("+14165550123", "+12125550199")).toBe("(416) 555-0123");
  });
});

it("a phone can be called, and none cannot", () => {
  expect(toPhoneLink(ofSpain, ofSpain)).toEqual({ href: `tel:${ofSpain}`, text: "980 00 01 01" });
  expect(toPhoneLink(null, ofSpain)).toBeNull();
  expect(toPhoneLink("", ofSpain)).toBeNull();
});
