import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Content } from "../../sandbox/brands.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { createVisitor } from "../services/visitor.ts";
import { demoLogin } from "./demo-login.ts";
import { readMenu, readTitle, textOf } from "./read-page.ts";

const attack = `<h1>Tarifas</h1><p onclick="alert(1)" style="position:fixed">El viaje cuesta <b>5 €</b>.</p>
<script>alert(1)</script><img src=x onerror=alert(1)><svg onload=alert(1)></svg>
<a href="javascript:alert(1)">aquí</a><iframe src="https://evil.example/"></iframe>
<form action="https://evil.example/"><input name="password"><button>Entrar</button></form>
</div></main></body><script src="https://evil.example/x.js"></script>`;

let panel: Panel;

beforeAll(async () => {
  panel = await startPanel();
  const { world } = panel.sandbox;
  const fares = { key: "tarifas", language: "es", title: "Tarifas", html: attack };
  world.brands = world.brands.map((brand, at) =>
    at === 0 ? { ...brand, contents: [...brand.contents, fares as unknown as Content] } : brand,
  );
});
afterAll(() => panel.stop());

const visit = (path: string, host = "cantalmar.localhost", language = "es") =>
  createVisitor(panel, host, { headers: { "accept-language": language } }).get(path);

const readMain = (html: string) => html.match(/<main\b.*<\/main>/s)?.[0] ?? "";

/** The links of the page's own text that stay on the panel. */
const listLinks = (html: string) =>
  [...readMain(html).matchAll(/<a\b[^>]* href="(\/[^"]*)"/g)].map(([, href]) => href);

describe("a text that the group has written", () => {
  it("keeps its words, and loses everything that could run, load or send", async () => {
    const { status, html } = await visit("/content/tarifas");
    expect(status).toBe(200);
    expect(readTitle(html)).toMatch(/^Tarifas · /);
    expect(readMain(html)).toContain("<h2>Tarifas</h2><p>El viaje cuesta <b>5 €</b>.</p>");
    expect(html).not.toContain("alert(1)");
    expect(html).not.toContain("evil.example");
    expect(readMain(html)).not.toMatch(/<(iframe|form|input|script)|\sstyle=|\son\w+=/);
  });

  it("is marked with its language when the page has another one", async () => {
    const { html } = await visit("/content/tarifas", "cantalmar.localhost", "en");
    expect(html).toMatch(/<html lang="en"/);
    expect(html).toMatch(/<h1 lang="es">Tarifas<\/h1>/);
    expect(textOf(readMain(html))).toContain("This text is not available in English.");
    const own = await visit("/content/tarifas");
    expect(readMain(own.html)).not.toContain("lang=");
  });

  it("is visible only on the group's own pages", async () => {
    expect((await visit("/content/tarifas/cantalmar.localhost", "127.0.0.1")).status).toBe(200);
    expect((await visit("/content/tarifas/limoncillo.localhost", "127.0.0.1")).status).toBe(404);
  });

  it("appears in the list of all texts", async () => {
    const { status, html } = await visit("/content");
    expect(status).toBe(200);
    expect(listLinks(html)).toEqual([
      "/content/usuario_info",
      "/content/condiciones_generales",
      "/content/politica_privacidad",
      "/help",
      "/content/accessibility",
      "/about",
      "/content/tarifas",
      "/status",
    ]);
  });
});

describe("a group without texts of its own", () => {
  it.each([
    ["/content/usuario_info", "Cómo viajar con Taxi Limoncillo"],
    ["/content/condiciones_generales", "Condiciones generales"],
    ["/content/politica_privacidad", "Privacidad"],
    ["/content/politica_privacidad/limoncillo.localhost", "Privacidad"],
    ["/about", "Sobre Taxi Limoncillo"],
    ["/help", "¿En qué podemos ayudarte?"],
    ["/content/accessibility", "Accesibilidad"],
  ])("shows at %s a text that fits any group", async (path, heading) => {
    const { status, html } = await visit(path, "limoncillo.localhost");
    expect(status).toBe(200);
    expect(textOf(html.match(/<h1>(.*?)<\/h1>/)?.[1] ?? "")).toBe(heading);
    const text = textOf(readMain(html));
    expect(text).toContain("Taxi Limoncillo");
    expect(text).toContain("980 00 03 03");
    expect(text.length).toBeGreaterThan(800);
  });
});

it.each(["en", "es"])(
  "each page for guests has its own description for search engines, in %s",
  async (language) => {
    const guest = createVisitor(panel, "limoncillo.localhost", {
      headers: { "accept-language": language },
    });
    const paths = [
      ...["/before_room", "/login", "/register", "/hotelcab", "/help", "/about"],
      ...["/content/usuario_info", "/content/condiciones_generales", "/content/accessibility"],
    ];
    const said = new Set<string>();
    for (const path of paths) {
      const { html } = await guest.get(path);
      const [, description = ""] = html.match(/<meta name="description" content="([^"]*)"/) ?? [];
      expect(description.length, path).toBeGreaterThan(40);
      expect(description.length, path).toBeLessThan(161);
      said.add(description);
    }
    expect(said.size).toBe(paths.length);
  },
);

it("an unknown key is not found, and the page keeps the menu of its visitor", async () => {
  const stranger = await visit("/content/no-such-key");
  expect(stranger.status).toBe(404);
  expect(textOf(stranger.html)).toContain("¡Vaya! Aquí no hay nada...");
  expect(readMenu(stranger.html)).toContain("Entrar");

  const client = createVisitor(panel, "cantalmar.localhost", {
    headers: { "accept-language": "es" },
  });
  await client.logIn(demoLogin(panel, "client"));
  const page = await client.get("/content/no-such-key");
  expect(page.status).toBe(404);
  expect(readMenu(page.html)).not.toContain("Entrar");
});

it("on a host without a brand, every link to another text names the brand", async () => {
  const { html } = await visit("/content?site_domain=alazul.localhost", "127.0.0.1");
  const links = listLinks(html);
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) expect(link).toContain("alazul.localhost");
});
