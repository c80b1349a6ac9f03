import { describe, expect, test } from "vitest";
import { formatPhone, toPhoneLink } from "./format-phone.server.ts";

const ofSpain = "+34980000101";

describe("a phone", () => {
  test.each([
    ["of the brand's country is written the short way", ofSpain, "980 00 01 01"],
    ["that was typed in any way comes out in one", "+34 600-111.222", "600 11 12 22"],
    ["without its country is of the brand's", "600111222", "600 11 12 22"],
    ["of another country names it", "+442071838750", "+44 20 7183 8750"],
    ["that is none stays as it is", "ask at the desk", "ask at the desk"],
    ["that is too short for a number stays as it is", "091", "091"],
    ["that is empty stays so", "", ""],
  ])("%s", (_, phone, written) => expect(formatPhone(phone, ofSpain)).toBe(written));

  test("names its country where the brand has no phone to say which is near", () => {
    expect(formatPhone(ofSpain, null)).toBe("+34 980 00 01 01");
    expect(formatPhone("600111222", null)).toBe("600111222");
  });

  test("shares a country with others of the same code", () => {
    expect(formatPhone("+14165550123", "+12125550199")).toBe("(416) 555-0123");
  });
});

test("a phone can be called, and none cannot", () => {
  expect(toPhoneLink(ofSpain, ofSpain)).toEqual({ href: `tel:${ofSpain}`, text: "980 00 01 01" });
  expect(toPhoneLink(null, ofSpain)).toBeNull();
  expect(toPhoneLink("", ofSpain)).toBeNull();
});
