import { expect, it } from "vitest";
import { readPublicAddress } from "./public-address.server.ts";

it.each([
  ["/login", {}],
  ["/before_room", {}],
  ["/before_room?back=%2F", {}],
  ["/login?back=%2Ffavorite", {}],
  ["/login?back=%2Fhotel%2Fpedir_ahora", {}],
  ["/reset_password", {}],
  ["/content/usuario_info", {}],
  ["/content/fares", { contentKey: "fares" }],
  ["/before_room/alazul.localhost", { siteDomain: "alazul.localhost" }],
  ["/login?site_domain=alazul.localhost", { siteDomain: "alazul.localhost" }],
  ["/content/fares/alazul.localhost", { contentKey: "fares", siteDomain: "alazul.localhost" }],
])("%s is public", (address, expected) => {
  expect(readPublicAddress(address)).toMatchObject(expected);
});

it.each([
  // Pages of a user.
  "/",
  "/favorite",
  "/history",
  // Addresses that identify a person, or let them in.
  "/reset_password/123456",
  "/activate_account/+34600111222",
  "/activate_account/+34600111222/123456",
  "/remove_account/123456",
  "/follow/some-token",
  "/login?back=%2Fticket%2F7001",
  "/login?back=%2Fhistory%3Ftoken%3Dsecret",
  "/login?back=%2F%2Fevil.example",
  "/login?back=%2Freset_password%2F123456",
  "/login?username=ana",
  "/recover_password?sent",
  // No pages, or other spellings of a page.
  "/no-such-screen",
  "/login.data",
  "/LOGIN",
  "/login/",
  "//login",
  "/login?back=/",
  "/login?back=%2F&back=%2F",
  "/login?site_domain=a&site_domain=b",
  "/login?_data=root",
  "/login??",
])("%s is not public", (address) => {
  expect(readPublicAddress(address)).toBeUndefined();
});
