import { describe, expect, it } from "vitest";
import { toExactName, toName, toNetwork } from "./keys.server.ts";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::6", "2001:db8:1:2"],
  ["2001:db8::6", "2001:db8:0:0"],
  ["2001:db8::2:3:4:5:6", "2001:db8:0:2"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
  ["::", "0:0:0:0"],
  ["", ""],
  ["no address", "no address"],
])("toNetwork returns the network of %s as %s", (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

it("toNetwork takes neighbours of IPv6 for one network, and those of IPv4 for two", () => {
  expect(toNetwork("2001:db8:1:2:a::1")).toBe(toNetwork("2001:db8:1:2:ffff:ffff:ffff:ffff"));
  expect(toNetwork("2001:db8:1:2::1")).not.toBe(toNetwork("2001:db8:1:3::1"));
  expect(toNetwork("192.0.2.7")).not.toBe(toNetwork("192.0.2.8"));
});

describe("the name of an account", () => {
  it.each([
    "ana@example.com",
    "ANA@Example.COM",
    "  ana@example.com\t",
    "ana @ example.com",
    "a\u200bna@example.com",
    "ana\u00ad@exam\u2060ple.com",
    "\ufeffana@example.com\u200e",
    "a\u034fna@example.com\ufe0f",
    "ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ",
    "ána@example.com",
    "a\u0301na@example.com",
    "𝐚𝐧𝐚@example.com",
    "ana@example.com\u3164",
    "ana@example.com\u0000",
  ])("is the same for the e-mail %j", (spelling) =>
    expect(toName(spelling)).toBe("ana@example.com"),
  );

  it.each([
    "+34600111222",
    "0034 600 111 222",
    "+34 (600) 111-222",
    "+34.600‑111–222",
    "+34\u200b600111222",
    "600 111 222",
    "600-111-222",
  ])("is the same for the phone %j", (spelling) =>
    expect(toName(spelling, "ES")).toBe("+34600111222"),
  );

  it.each([" ana@example.com", "ANA@Example.com\t"])("is exactly the same for %j", (spelling) =>
    expect(toExactName(spelling)).toBe("ana@example.com"),
  );

  it.each(["ána@example.com", "a na@example.com", "ａｎａ@example.com", "ana@example.com\u3164"])(
    "is not exactly the same for %j",
    (spelling) => expect(toExactName(spelling)).not.toBe("ana@example.com"),
  );

  it.each(["+34600111222", "0034 600 111 222", "600 111 222", "600-111-222"])(
    "is exactly the same for the phone %j",
    (spelling) => expect(toExactName(spelling, "ES")).toBe("+34600111222"),
  );

  it("differs between two accounts", () => {
    expect(toName("ana@example.com")).not.toBe(toName("anna@example.com"));
    expect(toName("a.na@example.com")).not.toBe(toName("ana@example.com"));
    expect(toName("+34600111222")).not.toBe(toName("+34600111223"));
  });
});
