import { describe, expect, it } from "vitest";
import { readBackPath, toBackPath } from "./back-path.ts";

describe("the way back", () => {
  it.each([
    ["http://brand.localhost/panel?a=1", "/panel?a=1"],
    ["http://brand.localhost/panel.data?a=1", "/panel?a=1"],
    ["http://brand.localhost/panel.data?_routes=root&a=1", "/panel?a=1"],
    ["http://brand.localhost/panel.data?a=1&_routes=root%2Cpanel", "/panel?a=1"],
    ["http://brand.localhost/_root.data", "/"],
    ["http://brand.localhost/history/servicios.pdf?employee=7", "/history?employee=7"],
    ["http://brand.localhost/ticket/7/attachments/8?site_domain=a", "/ticket/7?site_domain=a"],
  ])("from %s is %s", (url, back) => {
    expect(toBackPath(new Request(url))).toBe(back);
  });

  it.each(["/", "/panel", "/panel?a=1&b=%2F", "/ticket/7"])("may be %s", (path) => {
    expect(readBackPath(path)).toBe(path);
  });

  it.each([
    null,
    undefined,
    "",
    "panel",
    "http://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "javascript:alert(1)",
    "/a\\..\\b",
  ])("is never %j", (path) => {
    expect(readBackPath(path)).toBeUndefined();
  });
});
