import { describe, expect, test } from "vitest";
import { toStillPage } from "./still-page.ts";

const page = [
  "<!DOCTYPE html><html><head>",
  '<script nonce="n">early()</script>',
  '<noscript><meta http-equiv="refresh" content="30"/></noscript>',
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000"/>',
  '<link rel="modulepreload" href="/build/a.js"/><link rel="manifest" href="/m"/>',
  '<link rel="stylesheet" href="/build/global.css"/>',
  "<style>a{b:c}@media screen and (prefers-color-scheme:dark){a{b:d}}</style>",
  "<style>@media (prefers-color-scheme: light){a{b:e}}</style></head>",
  '<body><img src="/brand_pictures/logo?v=1&amp;x=2"/><image href="/tiles/1/2/3"/>',
  "<p>Sample &amp; Taxi</p><script>data('<\\/p>')\n</script></body></html>",
].join("");

const still = (scheme: "light" | "dark", picture = "data:image/png;base64,AA") =>
  toStillPage(page, {
    ...{ scheme, base: "/preview/token" },
    names: ["Sample & Taxi", "Own <Taxi>"],
    pictures: new Map([["/brand_pictures/logo?v=1&x=2", picture]]),
  });

describe("a still page", () => {
  test("has no script, no refresh, and no file but its style sheet", () => {
    const html = still("light");
    expect(html).not.toMatch(/<script|refresh|modulepreload|manifest|theme-color/);
    expect(html).toContain('<link rel="stylesheet" href="/build/global.css"/>');
  });

  test("is inert", () => {
    expect(still("light")).toContain('<body inert="">');
  });

  test("has the colours of one scheme, whatever the device prefers", () => {
    expect(still("light")).not.toContain("prefers-color-scheme");
    expect(still("light")).toContain("@media screen and (max-width:-1px){a{b:d}}");
    expect(still("light")).toContain("@media (min-width:0){a{b:e}}");
    expect(still("dark")).toContain("@media screen and (min-width:0){a{b:d}}");
    expect(still("dark")).toContain("@media (max-width:-1px){a{b:e}}");
  });

  test("names the draft's brand, where the samples name their own", () => {
    expect(still("light")).toContain("<p>Own &lt;Taxi></p>");
  });

  test("finds its pictures in itself and its tiles below its own address", () => {
    const html = still("light", 'data:image/svg+xml,<a title="$&">');
    expect(html).toContain('src="data:image/svg+xml,&lt;a title=&quot;$&amp;&quot;>"');
    expect(html).toContain('href="/preview/token/tiles/1/2/3"');
  });
});
