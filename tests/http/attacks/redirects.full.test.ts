import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addTraveller, visitAs } from "../../services/customers.ts";
import { type Panel, startPanel } from "../../services/panel.ts";
import { createVisitor } from "../../services/visitor.ts";

const HOST = "cantalmar.localhost";

/** Addresses that would take the user to another site; back-path.test.ts covers all forms. */
const away = [
  "https://evil.example/",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/%2e%2e//evil.example",
  "/login/..//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\nSet-Cookie: a=b",
  "javascript:alert(1)",
  "data:text/html,x",
  " //evil.example",
  "@evil.example",
  ".evil.example",
  ":80@evil.example",
  "http:evil.example",
  "/／evil.example",
];

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel();
  const { world } = panel.sandbox;
  world.brands = world.brands.map((brand) => ({ ...brand, googleClientId: "an-id" }));
});
afterAll(() => panel.stop());

function expectStays(location: string | undefined, why: string): void {
  const here = `http://${HOST}:${panel.port}`;
  const to = new URL(location ?? "", `${here}/somewhere`);
  expect(to.origin, why).toBe(here);
  expect(to.host, why).not.toContain("evil");
}

describe("a user who follows a forged link", () => {
  it("stays on the panel after choosing a language", async () => {
    const visitor = createVisitor(panel, HOST);
    for (const back of away) {
      const { status, location } = await visitor.post("/language", { language: "en", back });
      expect(status, back).toBe(303);
      expectStays(location, back);
    }
  });

  it("stays on the panel after logging in", async () => {
    const account = addTraveller(panel);
    for (const back of away) {
      const visitor = createVisitor(panel, HOST);
      const { email: username, password } = account;
      const { status, location } = await visitor.post("/login", { username, password, back });
      expect(status, back).toBe(303);
      expectStays(location, back);
    }
  });

  it("stays on the panel after choosing a payment method", async () => {
    const visitor = await visitAs(panel, addTraveller(panel));
    const { html } = await visitor.get("/payment-method");
    const [id = "1"] = [...html.matchAll(/name="id" value="(\d+)"/g)].map(([, value]) => value);
    for (const back of away) {
      const { location } = await visitor.post("/payment-method", { form: "choose", id, back });
      if (location !== undefined) expectStays(location, back);
    }
  });

  it("finds no link to another site on the pages before the log-in", { tags: "full" }, async () => {
    const visitor = createVisitor(panel, HOST);
    for (const back of away) {
      for (const path of ["/before_room", "/login"]) {
        const { html } = await visitor.get(`${path}?${new URLSearchParams({ back })}`);
        for (const [, href = ""] of html.matchAll(/(?:href|action|value)="([^"]*evil[^"]*)"/g)) {
          // The page's own address may be there, so that the language switch returns to it.
          expectStays(href.replaceAll("&amp;", "&"), back);
        }
      }
    }
  });

  it("returns to the panel after the log-in with Google", { tags: "full" }, async () => {
    for (const back of away) {
      const visitor = createVisitor(panel, HOST);
      const left = await visitor.get(`/login/google?${new URLSearchParams({ back })}`);
      const { state = "" } = Object.fromEntries(new URL(left.location ?? "").searchParams);
      const answered = await visitor.post("/login/google/return", { state });
      expectStays(answered.location, back);
      const { location } = await visitor.get(answered.location ?? "");
      expectStays(location, back);
      const again = new URL(location ?? "", `http://${HOST}`).searchParams.get("back");
      if (again !== null) expectStays(again, back);
    }
  });
});

it.each([
  "//evil.example",
  "//evil.example/history",
  "///evil.example/%2e%2e",
  "/\\evil.example",
  "/.//evil.example/history",
  "//evil.example/history?token=x",
  "//history?token=x",
  "//logout",
  "//evil.example/logout",
  "/%2f%2fevil.example",
  "/%5c%5cevil.example",
  "/evil.example//",
  "//history//",
])("the address %s itself redirects to no other site", async (path) => {
  const guest = createVisitor(panel, HOST);
  const member = await visitAs(panel, addTraveller(panel));
  for (const visitor of [guest, member]) {
    for (const { location } of [await visitor.get(path), await visitor.post(path, {})]) {
      if (location === undefined) continue;
      expectStays(location, path);
      const back = new URL(location, `http://${HOST}`).searchParams.get("back");
      if (back !== null) expectStays(back, path);
    }
  }
});
