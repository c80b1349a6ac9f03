import { expect, it } from "vitest";
import { toLinkAddress } from "./picture-address.server.ts";

it("toLinkAddress accepts web addresses only", () => {
  expect(toLinkAddress("https://social.example/brand")).toBe("https://social.example/brand");
  expect(toLinkAddress("data:image/png;base64,AAAA")).toBeNull();
  expect(toLinkAddress("javascript:alert(1)")).toBeNull();
  expect(toLinkAddress(null)).toBeNull();
});
