import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Brand } from "../../sandbox/brands.ts";
import { startSandbox } from "../../sandbox/sandbox.ts";
import { crawl, type Element } from "../services/crawl.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { createVisitor } from "../services/visitor.ts";
import { demoLogin } from "./demo-login.ts";

const HOST = "cantalmar.localhost";
const terms = "https://radio-taxi.example/condiciones?de=2026";

async function startWith(change: Partial<Brand>, env?: Record<string, string>): Promise<Panel> {
  const sandbox = await startSandbox({ speed: 0 });
  Object.assign(sandbox.world.brands[0] ?? {}, change);
  const panel = await startPanel({ sandbox, env });
  const stop = async () => {
    await panel.stop();
    await sandbox.close();
  };
  return { ...panel, stop };
}

const linksOf = (elements: Element[], href: string) =>
  elements.filter(({ tagName, properties }) => tagName === "a" && properties.href === href);

describe("a brand with its own terms", () => {
  let panel: Panel;
  beforeAll(async () => {
    panel = await startWith({ termsLink: terms, privacyLink: null });
  });
  afterAll(() => panel.stop());

  it.each(["guest", "client", "hotel"] as const)(
    "leads a %s there from every page, and to the panel's own text of the policy",
    async (kind) => {
      const visitor = createVisitor(panel, HOST);
      if (kind !== "guest") await visitor.logIn(demoLogin(panel, kind));
      const pages = await crawl(visitor, ["/before_room", "/content"], 25);
      const whole = pages.filter(({ html }) => html.includes('id="menu"'));
      expect(whole.length).toBeGreaterThan(8);
      for (const { path, elements } of whole) {
        const [link] = linksOf(elements, terms);
        expect(link?.properties.rel, path).toEqual(["external", "noreferrer"]);
        expect(linksOf(elements, "/content/condiciones_generales"), path).toEqual([]);
      }
      const policies = whole.filter(
        ({ elements }) => linksOf(elements, "/content/politica_privacidad").length > 0,
      );
      expect(policies).toHaveLength(whole.length);
    },
  );

  it("links to them where the user accepts them", async () => {
    const [page] = await crawl(createVisitor(panel, HOST), ["/register"], 1);
    const inNewTab = linksOf(page?.elements ?? [], terms).filter(
      ({ properties }) => properties.target === "_blank",
    );
    expect(inNewTab.map(({ properties }) => properties.rel)).toEqual([["external", "noreferrer"]]);
  });

  it.each(["/content/condiciones_generales", `/content/condiciones_generales/${HOST}`])(
    "redirects the panel's own address %s there",
    async (path) => {
      const visitor = createVisitor(panel, HOST);
      expect(await visitor.get(path)).toMatchObject({ status: 302, location: terms });
      expect((await visitor.get("/content/politica_privacidad")).status).toBe(200);
    },
  );
});

describe("a brand that names the panel's own page", () => {
  it("has it shown there, and not in a circle of redirects", async () => {
    const path = "/content/condiciones_generales";
    const env = { TRUSTED_PROXIES: "127.0.0.1" };
    const panel = await startWith({ termsLink: `https://${HOST}${path}` }, env);
    const headers = { "x-forwarded-proto": "https", "x-forwarded-host": HOST };
    expect((await createVisitor(panel, HOST, { headers }).get(path)).status).toBe(200);
    await panel.stop();
  });
});

describe("an address that no browser should open", () => {
  let panel: Panel;
  beforeAll(async () => {
    panel = await startPanel();
  });
  afterAll(() => panel.stop());

  it.each(["http://radio-taxi.example/terms", "javascript:alert(1)", "/terms", "terms", ""])(
    "is left aside for the panel's own text (%j)",
    async (termsLink) => {
      const visitor = createVisitor(panel, addBrand(panel, { termsLink }));
      const [page] = await crawl(visitor, ["/before_room"], 1);
      expect(linksOf(page?.elements ?? [], "/content/condiciones_generales")).not.toEqual([]);
      expect((await visitor.get("/content/condiciones_generales")).status).toBe(200);
    },
  );

  it("is told apart from one that a browser may open", async () => {
    const visitor = createVisitor(panel, addBrand(panel, { termsLink: terms }));
    const [page] = await crawl(visitor, ["/before_room"], 1);
    expect(linksOf(page?.elements ?? [], terms)).not.toEqual([]);
  });
});

/** Adds a brand to the API, and returns its host. */
function addBrand({ sandbox }: Panel, change: Partial<Brand>): string {
  const { brands } = sandbox.world;
  const [first] = brands;
  if (!first) throw new Error("No brand");
  const id = Math.max(...brands.map((brand) => brand.id)) + 1;
  const permalink = `brand-${id}`;
  const host = `${permalink}.localhost`;
  brands.push({ ...first, id, permalink, domains: [host], googleClientId: null, ...change });
  return host;
}
