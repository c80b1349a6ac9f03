import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Panel, startPanel } from "../services/panel.ts";
import { createVisitor, type Page, type Visitor } from "../services/visitor.ts";
import { demoLogin } from "./demo-login.ts";

/**
 * What Google lists for a policy with a nonce, beside the nonces themselves:
 * https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
const documented: Record<string, string[]> = {
  "script-src": ["'strict-dynamic'", "https:", "'unsafe-eval'", "blob:"],
  "img-src": [
    "'self'",
    "https://*.googleapis.com",
    "https://*.gstatic.com",
    "*.google.com",
    "*.googleusercontent.com",
    "data:",
  ],
  "frame-src": ["*.google.com"],
  "connect-src": [
    "'self'",
    "https://*.googleapis.com",
    "*.google.com",
    "https://*.gstatic.com",
    "data:",
    "blob:",
  ],
  "font-src": ["https://fonts.gstatic.com"],
  "style-src": ["https://fonts.googleapis.com"],
  "worker-src": ["blob:"],
};

const pagesWithMap = ["/", "/panel_home2", "/request", "/request?from=x"];

let panel: Panel;
let withKey: Visitor;
let withoutKey: Visitor;
beforeAll(async () => {
  panel = await startPanel();
  const [first] = panel.sandbox.world.brands;
  if (first) first.mapsKey = "a-key-for-maps";
  withKey = createVisitor(panel, "cantalmar.localhost");
  await withKey.logIn(demoLogin(panel, "client"));
  withoutKey = createVisitor(panel, "alazul.localhost");
  await withoutKey.logIn(demoLogin(panel, "client", 1));
});
afterAll(() => panel.stop());

function readPolicy({ headers }: Page): Record<string, string[]> {
  const policy = headers["content-security-policy"];
  // A browser obeys every policy that it receives, so there must not be a second one.
  expect(policy).toBeTypeOf("string");
  return Object.fromEntries(
    String(policy)
      .split(";")
      .map((directive) => directive.replace(/'nonce-[^']+'/, "'nonce'").split(" "))
      .map(([name = "", ...sources]) => [name, sources]),
  );
}

describe.each(pagesWithMap)("the page at %s", (path) => {
  it("allows the sources that Google documents, and otherwise no more than other pages", async () => {
    const page = await withKey.get(path);
    expect(page.status).toBe(200);
    const policy = readPolicy(page);
    const usual = readPolicy(await withKey.get("/login/none"));
    for (const name of new Set([...Object.keys(policy), ...Object.keys(documented)])) {
      const allowed = new Set([...(usual[name] ?? []), ...(documented[name] ?? [])]);
      expect(new Set(policy[name]), name).toEqual(allowed);
    }
    expect(Object.keys(policy).sort()).toEqual(
      [...new Set([...Object.keys(usual), ...Object.keys(documented)])].sort(),
    );
    expect(policy["script-src"]).toContain("'nonce'");
    expect(policy["style-src"]).toContain("'nonce'");
  });

  it("has the same policy as other pages when the brand has no Maps key", async () => {
    const page = await withoutKey.get(path);
    expect(page.status).toBe(200);
    expect(readPolicy(page)).toEqual(readPolicy(await withoutKey.get("/login/none")));
  });
});

it.each(["/before_room", "/payment-method", "/login", "/requests", "/panel_home2/x"])(
  "%s allows no map sources",
  async (path) => {
    const policy = readPolicy(await withKey.get(path));
    expect(JSON.stringify(policy)).not.toMatch(/google|unsafe|blob/);
  },
);
