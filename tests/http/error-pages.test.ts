import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { failureTitles } from "../../app/features/frame/failure-titles.ts";
import { texts as loginTexts } from "../../app/routes/login/texts.ts";
import type { DemoKind } from "../../sandbox/accounts/seed.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import type { Panel } from "../services/panel.ts";
import { createVisitor } from "../services/visitor.ts";
import { demoLogin } from "./demo-login.ts";
import { readTitle } from "./read-page.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());
afterEach(() => panel.sandbox.faults.clear());

const languages = ["en", "es"] as const;

async function logIn(kind: DemoKind, language: string) {
  const headers = { "accept-language": language };
  const visitor = createVisitor(panel, "cantalmar.localhost", { headers });
  await visitor.logIn(demoLogin(panel, kind));
  return visitor;
}

const brandTitle = () => panel.sandbox.world.brands[0]?.pageTitle;

describe.each(languages)("the title of a page with an error, in %s", (language) => {
  const titles = failureTitles[language];

  it("starts with the word Error and names the failure", async () => {
    const visitor = await logIn("client", language);
    const missing = await visitor.get("/no/such/screen");
    expect(missing.status).toBe(404);
    expect(readTitle(missing.html)).toBe(`Error: ${titles.not_found} · ${brandTitle()}`);

    panel.sandbox.faults.add({ operation: "listTrips", kind: "status", status: 500 });
    const failed = await visitor.get("/history");
    expect(failed.status).toBe(502);
    expect(readTitle(failed.html)).toBe(`Error: ${titles.problem} · ${brandTitle()}`);
  });

  it("keeps the screen's name when a form is invalid", async () => {
    const headers = { "accept-language": language };
    const visitor = createVisitor(panel, "cantalmar.localhost", { headers });
    expect(readTitle((await visitor.get("/login")).html)).not.toMatch(/^Error/);
    const wrong = await visitor.post("/login", {});
    expect(wrong.status).toBe(422);
    const { title } = loginTexts[language];
    expect(readTitle(wrong.html)).toBe(`Error: ${title} · ${brandTitle()}`);
  });

  it("is the same on the page that refuses a request from another site", async () => {
    const headers = { "accept-language": language, origin: "https://elsewhere.example" };
    const visitor = createVisitor(panel, "cantalmar.localhost", { headers });
    const refused = await visitor.post("/login", {});
    expect(refused.status).toBe(403);
    expect(readTitle(refused.html)).toMatch(/^Error: \p{L}/u);
  });
});

/** Search forms that use GET, with an invalid value and the field that must show the error. */
const searches = [
  { path: "/history", query: { from: "2026-02-30" }, field: "from" },
  { path: "/hotel_history", query: { to: "2026-02-30" }, field: "to" },
  { path: "/favorite", query: { address: "ab" }, field: "address" },
  { path: "/profile", query: { address: "ab" }, field: "address" },
  { path: "/hotel/pedir_destino", query: { to: "" }, field: "to" },
  { path: "/hotel/pedir_destino", query: { to: "ab" }, field: "to" },
  { path: "/hotel/pedir_destino", query: { to: "no such street anywhere" }, field: "to" },
] as const;

describe.each(searches)("the search at $path for $query", ({ path, query, field }) => {
  it.each(languages)("shows its error as every invalid form does, in %s", async (language) => {
    const visitor = await logIn(path.startsWith("/hotel") ? "hotel" : "client", language);
    expect((await visitor.get(path)).status).toBe(200);
    const { status, html } = await visitor.get(`${path}?${new URLSearchParams(query)}`);
    expect(status).toBe(422);
    expect(readTitle(html)).toMatch(/^Error: /);
    const [summary = ""] = html.match(/<div class="error-summary".*?<\/ul>/s) ?? [];
    expect(summary).toContain(`href="#${field}"`);
    const [input = ""] = html.match(new RegExp(`<input[^>]* id="${field}"[^>]*>`)) ?? [];
    expect(input).toContain('aria-invalid="true"');
    const [, described = ""] = input.match(/aria-describedby="([^"]*)"/) ?? [];
    expect(described.split(" ").some((id) => html.includes(`id="${id}"`))).toBe(true);
  });
});
