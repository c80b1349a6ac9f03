import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { borrowPanel } from "../services/borrow-panel.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { demoLogin } from "./demo-login.ts";

let panel: Panel;
let member: Visitor;
let guest: Visitor;
beforeAll(async () => {
  panel = await borrowPanel();
  guest = createVisitor(panel, "cantalmar.localhost");
  member = createVisitor(panel, "cantalmar.localhost");
  await member.logIn(demoLogin(panel, "client"));
});
afterAll(() => panel.stop());

describe.each(["/before_room", "/login", "/", "/no/such/screen"])("the page at %s", (path) => {
  const visit = () => (path === "/" ? member : guest).get(path);

  it("runs and styles only with the panel's own files", async () => {
    const { headers, html } = await visit();
    const policy = String(headers["content-security-policy"]);
    const [, nonce] = policy.match(/script-src 'nonce-([^']+)' 'strict-dynamic'/) ?? [];
    expect(nonce).toBeTruthy();
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).not.toContain("unsafe");
    for (const directive of [
      "default-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(directive);
    }
    for (const [tag] of html.matchAll(/<(?:script|style)\b[^>]*>/g)) {
      expect(tag).toContain(`nonce="${nonce}"`);
    }
    expect(html).not.toMatch(/<[^>]* (?:style|on\w+)="/);

    const again = await visit();
    expect(again.headers["content-security-policy"]).not.toContain(nonce);
  });

  it("has the security headers, and does not reveal its software", async () => {
    const { headers } = await visit();
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "origin-agent-cluster": "?1",
      "x-frame-options": "DENY",
      "x-permitted-cross-domain-policies": "none",
      "permissions-policy": expect.stringMatching(
        /^camera=\(\), geolocation=\(self\), .*\busb=\(\)/,
      ),
      "cross-origin-opener-policy": "same-origin",
    });
    // A browser ignores this header over plain http.
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("server");
  });
});

it("a static file has its content type, and can be loaded by the panel's own pages alone", async () => {
  const { html } = await guest.get("/login");
  const files = [...html.matchAll(/(?:src|href)="(\/build\/[^"]+)"/g)].map(([, path = ""]) => path);
  expect(files.length).toBeGreaterThan(2);
  for (const path of files) {
    const { status, headers } = await guest.get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
  }
});

describe("Cache-Control", () => {
  it.each(["/", "/profile", "/profile.data", "/history.csv", "/help", "/login", "/no/such/screen"])(
    "keeps the answer at %s out of every cache when the browser has a session",
    async (path) => {
      expect((await member.get(path)).headers["cache-control"]).toBe("no-store, no-cache");
    },
  );

  it.each(["/before_room", "/login", "/help", "/no/such/screen"])(
    "lets a browser without a session cache %s for its back button",
    async (path) => {
      expect((await guest.get(path)).headers["cache-control"]).toBe("private, no-cache");
      const chosen = createVisitor(panel, "cantalmar.localhost", {
        cookies: [["parada_language", "en"]],
      });
      expect((await chosen.get(path)).headers["cache-control"]).toBe("private, no-cache");
    },
  );
});

describe("a change", () => {
  const change = (headers: Record<string, string>) =>
    guest.post("/language", { language: "en", back: "/login" }, headers);
  const own = () => `http://cantalmar.localhost:${panel.port}`;

  it.each([
    { origin: "http://evil.example" },
    { origin: "http://alazul.localhost" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "same-origin", origin: "http://evil.example" },
  ])("that another site sends is refused: %o", async (headers) => {
    expect((await change(headers as Record<string, string>)).status).toBe(403);
  });

  it("is accepted from the panel's own page, and from a browser that sends no Origin", async () => {
    expect((await change({})).status).toBe(303);
    expect((await change({ origin: own() })).status).toBe(303);
    expect((await change({ origin: own(), "sec-fetch-site": "same-origin" })).status).toBe(303);
    expect((await change({ "sec-fetch-site": "none" })).status).toBe(303);
  });
});

describe.each([
  "/reset_password/7f3a9c51",
  "/reset_password/7f3a9c51/cantalmar.localhost",
  "/Reset%5FPassword/7f3a9c51",
  "/remove_account/7f3a9c51",
  "/activate_account/+34600111222",
  "/activate_account/+34600111222/482913",
])("a page with a code in its address, %s,", (path) => {
  it("sends no referrer to other sites", async () => {
    for (const address of [path, `${path}.data`, `${path}?site_domain=alazul.localhost`]) {
      const { headers } = await guest.get(address);
      expect(headers["referrer-policy"]).toBe("no-referrer");
    }
  });

  it("accepts its own form, which then has no origin", async () => {
    const form = { intent: "none" };
    const sites: Record<string, string>[] = [{}, { "sec-fetch-site": "same-origin" }];
    for (const headers of sites) {
      const page = await guest.post(path, form, { origin: "null", ...headers });
      expect(page.status).toBe(422);
    }
  });

  it("refuses forms of other sites", async () => {
    for (const headers of [
      { origin: "null", "sec-fetch-site": "cross-site" },
      { origin: "http://evil.example" },
    ] as Record<string, string>[]) {
      expect((await guest.post(path, {}, headers)).status).toBe(403);
    }
  });
});

it.each(["/reset_password", "/remove_account", "/activate_account", "/recover_password"])(
  "the page without a code, %s, has the usual referrer policy",
  async (path) => {
    expect((await guest.get(path)).headers["referrer-policy"]).toBe("same-origin");
    expect((await guest.post(path, {}, { origin: "null" })).status).toBe(403);
  },
);

it("the language form on a page with a code is accepted without an origin", async () => {
  const answer = await guest.post(
    "/language",
    { language: "en", back: "/reset_password/7f3a9c51" },
    { origin: "null", "sec-fetch-site": "same-origin" },
  );
  expect(answer.status).toBe(303);
});

it("a malformed address gets a page, and not a server error", async () => {
  expect((await guest.get("/no/such/%E0%A4%A/screen")).status).toBe(404);
  const page = await guest.get("/reset_password/7f3a9c51%ZZ");
  expect(page.status).toBe(200);
  expect(page.html).toContain('value="7f3a9c51%ZZ"');
});

it("a parameter of Remix's older requests has no effect", async () => {
  for (const query of ["_data=root", "%5Fdata=routes%2Flogin", "a=1&_data"]) {
    expect((await guest.get(`/reset_password/7f3a9c51?${query}`)).status, query).toBe(200);
  }
});

it("an invalid host is refused", async () => {
  for (const host of ["evil.example/path", "a b", "<script>", ""]) {
    expect((await guest.get("/before_room", { host })).status).toBe(400);
  }
});

describe("behind a trusted proxy", () => {
  let routed: Panel;
  beforeAll(async () => {
    const { sandbox, redis } = panel;
    routed = await startPanel({ env: { TRUSTED_PROXIES: "127.0.0.1" }, sandbox, redis });
  });
  afterAll(() => routed.stop());

  const forwarded = {
    "x-forwarded-host": "cantalmar.localhost",
    "x-forwarded-proto": "https",
    "x-forwarded-for": "192.0.2.7",
  };

  it("the session cookie is bound to the host and to https", async () => {
    const visitor = createVisitor(routed, "panel.internal", { headers: forwarded });
    const { username, password } = demoLogin(routed, "client");
    const entry = await visitor.post(
      "/login",
      { username, password },
      { origin: "https://cantalmar.localhost", "sec-fetch-site": "same-origin" },
    );
    expect(entry.status).toBe(303);
    expect(entry.headers["set-cookie"]).toMatch(
      /^__Host-parada_radio-taxi-cantalmar=\S+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect((await visitor.get("/")).status).toBe(200);
  });

  it("a change from another site is refused too", async () => {
    const visitor = createVisitor(routed, "panel.internal", { headers: forwarded });
    const answer = await visitor.post(
      "/language",
      { language: "en" },
      { origin: "https://panel.internal" },
    );
    expect(answer.status).toBe(403);
  });
});
