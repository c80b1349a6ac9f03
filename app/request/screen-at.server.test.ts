import { describe, expect, it } from "vitest";
import { screenAt } from "./screen-at.server.ts";

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
