import { describe, expect, it } from "vitest";
import { pathTo } from "./paths.ts";

describe("pathTo", () => {
  it("returns the path of a screen", () => {
    expect(pathTo("panel_home")).toBe("/");
    expect(pathTo("bookings")).toBe("/Bookings");
    expect(pathTo("PaymentMethod")).toBe("/payment-method");
  });

  it("fills in parameters, and leaves out optional ones", () => {
    expect(pathTo("ticket", { params: { id: 7 } })).toBe("/ticket/7");
    expect(pathTo("activate_account_with_data")).toBe("/activate_account");
    expect(
      pathTo("activate_account_with_data", { params: { phone: "+34600", code: "123456" } }),
    ).toBe("/activate_account/%2B34600/123456");
    expect(() => pathTo("ticket")).toThrow("id");
  });

  it("adds the query without undefined values", () => {
    expect(pathTo("login", { query: { back: "/panel?a=1", other: undefined } })).toBe(
      "/login?back=%2Fpanel%3Fa%3D1",
    );
  });

  it("encodes parameters, so that they cannot change the path", () => {
    expect(pathTo("ticket", { params: { id: "../../evil?x#y" } })).toBe(
      "/ticket/..%2F..%2Fevil%3Fx%23y",
    );
  });

  it("adds the site domain to the path, or to the query where the path has no place for it", () => {
    const siteDomain = "alazul.localhost";
    expect(pathTo("before_room", { siteDomain })).toBe("/before_room/alazul.localhost");
    expect(pathTo("ticket", { params: { id: 7 }, siteDomain })).toBe("/ticket/7/alazul.localhost");
    expect(pathTo("panel", { siteDomain })).toBe("/panel?site_domain=alazul.localhost");
    expect(pathTo("panel_home", { siteDomain })).toBe("/?site_domain=alazul.localhost");
    // Without the code, the domain would stand in its place.
    expect(pathTo("reset_password", { siteDomain })).toBe(
      "/reset_password?site_domain=alazul.localhost",
    );
  });
});
