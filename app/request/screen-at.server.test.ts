import { describe, expect, it } from "vitest";
import { screens } from "../screens.ts";
import { routeNameAt, screenAt } from "./screen-at.server.ts";

describe("screenAt", () => {
  it.each([
    ["/", "panel_home"],
    ["/login", "login"],
    ["/hotel", "hotel_home"],
    ["/hotel/pedir_ahora", "pedir_ahora"],
    ["/ticket/7", "ticket"],
    ["/ticket/7/alazul.localhost", "ticket"],
    ["/activate_account", "activate_account"],
    ["/activate_account/%2B34600/123456", "activate_account_with_data"],
    ["/content/usuario_info", "usuario_info"],
    ["/content/rates", "content"],
    ["/club/commerce", "commerce"],
    ["/nothing/at/all", "not_found"],
  ])("returns the screen at %s as %s", (pathname, screen) =>
    expect(screenAt(pathname)).toBe(screen),
  );
});

describe("routeNameAt", () => {
  it.each(Object.entries(screens))("names %s as itself", (name, { path }) => {
    expect(routeNameAt(path.replaceAll(/:\w+\??/g, "7001"))).toBe(name);
  });

  it.each([
    ["/", "panel_home"],
    ["/_root.data", "panel_home"],
    ["/login/", "login"],
    ["//login", "login"],
    ["/LOGIN.data", "login"],
    ["/history", "history"],
    ["/history/some-group", "history"],
    ["/history/trips.csv", "history_csv"],
    ["/content/usuario_info", "usuario_info"],
    ["/reset_password", "reset_password"],
    ["/reset_password/a-code/a.host", "reset_password"],
    ["/reset_password/a-code/a.host/more", "other"],
    ["/no/such/place", "other"],
    ["/loginn", "other"],
  ])("names %s as %s", (path, name) => {
    expect(routeNameAt(path)).toBe(name);
  });
});
