import { expect, it } from "vitest";
import { holdsCode, maskPath } from "./mask-path.ts";

it.each([
  ["/reset_password/7f3a9c51", "/reset_password/***"],
  ["/reset_password/7f3a9c51.data", "/reset_password/***"],
  ["/reset_password/7f3a9c51/alazul.localhost", "/reset_password/***"],
  ["/reset_password/7f3a9c51/alazul.localhost.data", "/reset_password/***"],
  ["/remove_account/7f3a9c51", "/remove_account/***"],
  ["/activate_account/+34600111222/482913", "/activate_account/***"],
  ["/activate_account/+34600111222.data", "/activate_account/***"],
  ["/follow/abc.def", "/follow/***"],
  ["/follow/abc.def.data", "/follow/***"],
  ["/follow_live/abc.def", "/follow_live/***"],
  // The router takes all of these for the same address.
  ["/Reset_Password/7f3a9c51/", "/reset_password/***"],
  ["//reset_password//7f3a9c51", "/reset_password/***"],
  ["/reset%5Fpassword/7f3a9c51", "/reset_password/***"],
  ["/%72eset_password/%37f3a9c51", "/reset_password/***"],
  ["/reset_password%2F7f3a9c51", "/reset_password/***"],
  ["/reset_password/%E0%A4%A", "/reset_password/***"],
])("masks %s as %s", (path, masked) => {
  expect(maskPath(path)).toBe(masked);
  expect(holdsCode(path)).toBe(true);
});

it.each([
  "/",
  "/login",
  "/reset_password",
  "/reset_password.data",
  "/reset_password/",
  "/remove_account",
  "/activate_account",
  "/recover_password/7f3a9c51",
  "/content/reset_password/7f3a9c51",
  "/%E0%A4%A",
])("leaves %s", (path) => {
  expect(maskPath(path)).toBe(path);
  expect(holdsCode(path)).toBe(false);
});
