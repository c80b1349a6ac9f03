import { expect, it } from "vitest";
import { toNetwork } from "./tries.server.ts";

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
])("%s is of the network %s", (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

it("takes neighbours of IPv6 for one, and those of IPv4 apart", () => {
  expect(toNetwork("2001:db8:1:2:a::1")).toBe(toNetwork("2001:db8:1:2:ffff:ffff:ffff:ffff"));
  expect(toNetwork("2001:db8:1:2::1")).not.toBe(toNetwork("2001:db8:1:3::1"));
  expect(toNetwork("192.0.2.7")).not.toBe(toNetwork("192.0.2.8"));
});
