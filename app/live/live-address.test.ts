import { expect, test } from "vitest";
import { liveAddress } from "./live-address.ts";

test("a stream is named with its pace and its brand, where they are not the usual ones", () => {
  expect(liveAddress("panel", undefined)).toBe("/live");
  expect(liveAddress("hotel", undefined)).toBe("/live?pace=hotel");
  expect(liveAddress("panel", "alazul.localhost")).toBe("/live?site_domain=alazul.localhost");
  expect(liveAddress("hotel", "alazul.localhost")).toBe(
    "/live?pace=hotel&site_domain=alazul.localhost",
  );
});
