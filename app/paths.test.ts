import { describe, expect, it } from "vitest";
import { pathTo } from "./paths.ts";

describe("the address of a screen", () => {
  it("is its path", () => {
    expect(pathTo("panel_home")).toBe("/");
    expect(pathTo("bookings")).toBe("/Bookings");
    expect(pathTo("PaymentMethod")).toBe("/payment-method");
  });

  it("has its parts filled in, and those that may be left out left out", () => {
    expect(pathTo("ticket", { params: { id: 7 } })).toBe("/ticket/7");
    expect(pathTo("activate_account_with_data")).toBe("/activate_account");
    expect(
      pathTo("activate_account_with_data", { params: { phone: "+34600", code: "123456" } }),
    ).toBe("/activate_account/%2B34600/123456");
    expect(() => pathTo("ticket")).toThrow("id");
  });

  it("has a query of what there is", () => {
    expect(pathTo("login", { query: { back: "/panel?a=1", other: undefined } })).toBe(
      "/login?back=%2Fpanel%3Fa%3D1",
    );
  });

  it("cannot be broken out of by what is filled in", () => {
    expect(pathTo("ticket", { params: { id: "../../evil?x#y" } })).toBe(
      "/ticket/..%2F..%2Fevil%3Fx%23y",
    );
  });

  it("names the site domain in its place, or in the query where it has none", () => {
    const siteDomain = "alazul.localhost";
    expect(pathTo("before_room", { siteDomain })).toBe("/before_room/alazul.localhost");
    expect(pathTo("ticket", { params: { id: 7 }, siteDomain })).toBe("/ticket/7/alazul.localhost");
    expect(pathTo("panel", { siteDomain })).toBe("/panel?site_domain=alazul.localhost");
    expect(pathTo("panel_home", { siteDomain })).toBe("/?site_domain=alazul.localhost");
    // A code that is left out must not have the domain taken for it.
    expect(pathTo("reset_password", { siteDomain })).toBe(
      "/reset_password?site_domain=alazul.localhost",
    );
  });
});
