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
])("%s is the same for all who are not logged in", (address, told) => {
  expect(readPublicAddress(address)).toMatchObject(told);
});

it.each([
  // What only somebody may see.
  "/",
  "/favorite",
  "/history",
  // What names somebody, or lets them in.
  "/reset_password/123456",
  "/activate_account/+34600111222",
  "/activate_account/+34600111222/123456",
  "/remove_account/123456",
  "/follow/some-token",
  "/login?back=%2Fticket%2F7001",
  "/login?back=%2Fhistory%3Ftoken%3Dsecret",
  "/login?back=%2F%2Fevil.example",
  "/login?back=%2Freset_password%2F123456",
  "/login?username=somebody",
  "/recover_password?sent",
  // What is no page, or none that we would write so.
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
])("%s is drawn for whoever asks", (address) => {
  expect(readPublicAddress(address)).toBeUndefined();
});
