import { expect, test } from "vitest";
import { liveAddress } from "./live-address.ts";

test("the address of a stream names the pace and the brand where they are not the default", () => {
  expect(liveAddress("panel", undefined)).toBe("/live");
  expect(liveAddress("hotel", undefined)).toBe("/live?pace=hotel");
  expect(liveAddress("panel", "alazul.localhost")).toBe("/live?site_domain=alazul.localhost");
  expect(liveAddress("hotel", "alazul.localhost")).toBe(
    "/live?pace=hotel&site_domain=alazul.localhost",
  );
});
