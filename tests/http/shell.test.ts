import { imageSize } from "image-size";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contrast, parseColour } from "../../app/tenant/colour.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { textOf } from "./read-page.ts";

let panel: Panel;
let cantalmar: Visitor;
/** A host that belongs to no brand. */
let shared: Visitor;
beforeAll(async () => {
  panel = await startPanel();
  cantalmar = createVisitor(panel, "cantalmar.localhost");
  shared = createVisitor(panel, "panel.example");
});
afterAll(() => panel.stop());

const ofAlazul = "?site_domain=alazul.localhost";

async function fetchBytes(path: string) {
  const response = await fetch(`http://127.0.0.1:${panel.port}${path}`);
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

describe("the web app manifest", () => {
  it("has the brand's name and colours", async () => {
    const { status, headers, html } = await cantalmar.get("/manifest.webmanifest");
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(/^application\/manifest\+json/);
    const manifest = JSON.parse(html);
    expect(manifest).toMatchObject({
      name: "Radio Taxi Cantalmar",
      short_name: "Radio Taxi",
      start_url: "/",
      scope: "/",
      display: "standalone",
    });
    const page = (await cantalmar.get("/login")).html;
    expect(page).toContain(`--top-bar:${manifest.theme_color};`);
    expect(page).toContain(`--page:${manifest.background_color};`);
  });

  it("names the brand in all its addresses when the host does not", async () => {
    const { html } = await shared.get(`/manifest.webmanifest${ofAlazul}`);
    const { name, id, start_url, icons } = JSON.parse(html);
    expect(name).toMatch(/^Alazul/);
    expect([id, start_url]).toEqual([`/${ofAlazul}`, `/${ofAlazul}`]);
    const own = icons.filter(({ src }: { src: string }) => !src.startsWith("data:"));
    expect(own.length).toBeGreaterThan(3);
    for (const { src } of own) expect(src).toContain(ofAlazul);
  });

  it("lists icons that exist in the sizes that it names", async () => {
    const { icons } = JSON.parse((await shared.get(`/manifest.webmanifest${ofAlazul}`)).html);
    for (const { src, sizes, type } of icons) {
      if (src.startsWith("data:")) continue;
      const { response, bytes } = await fetchBytes(src);
      expect(response.status, src).toBe(200);
      expect(response.headers.get("content-type"), src).toMatch(type);
      expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
      if (type !== "image/png") continue;
      const { width, height } = imageSize(bytes);
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });
});

describe("the file for search engines", () => {
  it("lets them read every host, and may be cached", async () => {
    for (const visitor of [cantalmar, shared]) {
      const { status, headers, html } = await visitor.get("/robots.txt");
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        "content-type": "text/plain; charset=utf-8",
        "cache-control": expect.stringMatching(/^public, max-age=\d+$/),
      });
      expect(html).toBe("User-agent: *\nDisallow:\n");
    }
  });
});

describe("every page", () => {
  it("links to the manifest and the icons, and sets the theme colour", async () => {
    const { html } = await shared.get(`/login${ofAlazul}`);
    const links = Array.from(
      html.matchAll(/<link rel="(manifest|apple-touch-icon)" href="([^"]+)"/g),
    );
    expect(links.map(([, rel]) => rel).sort()).toEqual(["apple-touch-icon", "manifest"]);
    for (const [, , href = ""] of links) {
      expect(href).toContain(ofAlazul);
      expect((await shared.get(href)).status).toBe(200);
    }
    for (const scheme of ["light", "dark"]) {
      const bar = `name="theme-color" media="(prefers-color-scheme: ${scheme})" content="#`;
      expect(html).toContain(bar);
    }
  });

  it("has the panel's own icon when the brand has none", async () => {
    const [first] = panel.sandbox.world.brands;
    const visitor = createVisitor(panel, "fresh.localhost");
    first?.domains.push("fresh.localhost");
    const favicon = first?.favicon;
    Object.assign(first ?? {}, { favicon: null });
    const { html } = await visitor.get("/login");
    Object.assign(first ?? {}, { favicon });
    first?.domains.pop();
    expect(html).toContain('<link rel="icon" href="/icons/icon.svg"/>');
  });

  it("allows the panel's own service worker and manifest, and no other", async () => {
    const policy = String((await cantalmar.get("/login")).headers["content-security-policy"]);
    expect(policy).toContain(";worker-src 'self'");
    expect(policy).toContain(";manifest-src 'self'");
  });
});

describe.each([
  ["en", "No connection", "Try again"],
  ["es", "Sin conexión", "Reintentar"],
])("the offline page in %s,", (language, title, again) => {
  const visit = () => cantalmar.get(`/offline?language=${language}`);

  it("names the brand and its phone number", async () => {
    const { status, html } = await visit();
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${language}" dir="ltr">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(textOf(html)).toContain("Radio Taxi Cantalmar");
    expect(html).toContain(`<a class="again" href="">${again}</a>`);
    expect(html).toMatch(/<a href="tel:\+34\d{9}">[\d\u00a0]+<\/a>/);
  });

  it("needs no other file, and may load none", async () => {
    const { headers, html } = await visit();
    expect(html).not.toMatch(/(?:src|href)="(?!data:image|tel:|")/);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|nonce|'self'|https?:/);
    expect(headers["set-cookie"]).toBeUndefined();
  });
});

it("a page tells the service worker for which brand's addresses the offline page is valid", async () => {
  const read = async (visitor: Visitor, query = "") =>
    (await visitor.get(`/offline${query}`)).headers["offline-for"];
  expect(await read(cantalmar)).toBe("*");
  expect(await read(cantalmar, ofAlazul)).toBe("*");
  expect(await read(shared, ofAlazul)).toMatch(/^alazul\.localhost [\w-]+$/);
  expect(await read(shared)).toBe("");
});

it("the brand's name is escaped, and its colours have enough contrast", async () => {
  const [first] = panel.sandbox.world.brands;
  if (!first) throw new Error("No brand");
  const { name } = first;
  first.domains.push("odd.localhost");
  first.name = "<b>Taxi & Co</b>";
  const { html } = await createVisitor(panel, "odd.localhost").get("/offline");
  first.name = name;
  first.domains.pop();
  expect(html).toContain("&#60;b&#62;Taxi &#38; Co");
  expect(html).not.toContain("<b>");
  for (const visitor of ["cantalmar", "alazul", "limoncillo"]) {
    const page = await createVisitor(panel, `${visitor}.localhost`).get("/icons/icon.svg");
    const [fill, ink] = [/rect[^>]* fill="(#\w+)"/, /stroke="(#\w+)"/].map((part) =>
      parseColour(page.html.match(part)?.[1] ?? ""),
    );
    expect(fill && ink && contrast(fill, ink)).toBeGreaterThan(4.5);
  }
});

describe("the service worker", () => {
  it("changes with each build, is not cached, and may connect to the panel alone", async () => {
    const { headers, html } = await cantalmar.get("/service-worker.js");
    expect(html).toMatch(/^self\.BUILD="\w+";/);
    expect(headers).toMatchObject({
      "content-type": expect.stringContaining("javascript"),
      "cache-control": "no-cache",
      "content-security-policy": "default-src 'none';connect-src 'self'",
    });
  });
});

describe("a panel that has just started with the service worker switched off", {
  tags: "full",
}, () => {
  let other: Panel;
  beforeAll(async () => {
    other = await startPanel({ env: { SERVICE_WORKER: "0" } });
  });
  afterAll(() => other.stop());

  it("unregisters the service worker in every browser", async () => {
    const visitor = createVisitor(other, "cantalmar.localhost");
    const { html } = await visitor.get("/service-worker.js");
    const page = await visitor.get("/login");
    expect(html).toContain("registration.unregister()");
    expect(html).not.toContain("respondWith");
    expect(page.html).not.toContain("/offline");
  });

  it("answers 503 when it cannot load the brand of the host", async () => {
    await other.sandbox.goDown();
    const visitor = createVisitor(other, "alazul.localhost");
    const { status, headers } = await visitor.get("/manifest.webmanifest");
    expect(status).toBe(503);
    expect(headers["retry-after"]).toBe("10");
  });
});
