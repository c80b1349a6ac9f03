import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Panel, startPanel } from "../../services/panel.ts";
import { createVisitor, type Visitor } from "../../services/visitor.ts";
import { waitFor } from "../../services/wait-for.ts";

const HOST = "cantalmar.localhost";

let panel: Panel;
let visitor: Visitor;
beforeAll(async () => {
  panel = await startPanel();
  visitor = createVisitor(panel, HOST);
});
afterAll(() => panel.stop());

const report = (given: object = {}) => ({
  "csp-report": {
    "document-uri": `http://${HOST}/reset_password/a-secret-code?token=a-secret-token`,
    referrer: `http://${HOST}/history?token=a-secret-token`,
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/a-secret-path.js?a-secret-query",
    "script-sample": "a-secret-sample",
    ...given,
  },
});

const send = (body: string, type = "application/csp-report", headers = {}) =>
  visitor.send("POST", "/policy_reports", { "content-type": type, ...headers }, body);

const logged = () =>
  panel.logs().filter((line) => line.includes("violated its content security policy"));

it("every page names the report address in its policy, and uses Reporting-Endpoints over https", {
  tags: "full",
}, async () => {
  const plain = await visitor.get("/login");
  expect(plain.headers["content-security-policy"]).toMatch(/;report-uri \/policy_reports$/);
  expect(plain.headers).not.toHaveProperty("reporting-endpoints");
  const { sandbox, redis } = panel;
  const routed = await startPanel({ env: { TRUSTED_PROXIES: "127.0.0.1" }, sandbox, redis });
  const headers = { "x-forwarded-proto": "https" };
  const secure = await createVisitor(routed, HOST, { headers }).get("/login");
  await routed.stop();
  expect(secure.headers["content-security-policy"]).toMatch(
    /;report-uri \/policy_reports;report-to policy$/,
  );
  expect(secure.headers["reporting-endpoints"]).toBe('policy="/policy_reports"');
});

describe("a policy report", () => {
  it("is counted and logged without personal data", async () => {
    const { status, html } = await send(JSON.stringify(report()));
    expect({ status, html }).toEqual({ status: 204, html: "" });
    await waitFor(() => expect(logged()).toHaveLength(1));
    expect(JSON.parse(logged()[0] ?? "")).toMatchObject({
      screen: "reset_password",
      directive: "script-src-elem",
      blocked: "https://evil.example",
      count: 1,
    });
    expect(panel.logs().join("\n")).not.toContain("a-secret");
  });

  it("is accepted in the format of the Reporting API too", async () => {
    const body = {
      documentURL: `http://${HOST}/panel`,
      effectiveDirective: "style-src-attr",
      blockedURL: "inline",
    };
    const others = [{ type: "deprecation", body: {} }];
    const type = "application/reports+json";
    const { status } = await send(JSON.stringify([{ type: "csp-violation", body }]), type);
    expect(status).toBe(204);
    expect((await send(JSON.stringify(others), type)).status).toBe(204);
    await waitFor(() =>
      expect(logged().map((line) => JSON.parse(line))).toContainEqual(
        expect.objectContaining({
          screen: "panel",
          directive: "style-src-attr",
          blocked: "inline",
        }),
      ),
    );
  });

  it("is logged again only at its tenth repetition", async () => {
    const same = JSON.stringify(report({ "effective-directive": "img-src" }));
    for (let at = 0; at < 10; at += 1) await send(same);
    await waitFor(() => {
      const counts = logged()
        .map((line) => JSON.parse(line))
        .filter(({ directive }) => directive === "img-src");
      expect(counts.map(({ count }) => count)).toEqual([1, 10]);
    });
  });

  it.each([
    ["an empty body", ""],
    ["invalid JSON", "{"],
    ["a wrong shape", '{"csp-report": 7}'],
    ["a made-up directive", JSON.stringify(report({ "effective-directive": "<b>\n" }))],
    [
      "a browser extension's violation",
      JSON.stringify(report({ "blocked-uri": "moz-extension://x" })),
    ],
    ["a changed __proto__", '{"__proto__":{"a":1},"csp-report":{"__proto__":{}}}'],
    ["a body over the limit", JSON.stringify(report({ "script-sample": "x".repeat(20_000) }))],
  ])("with %s gets the same answer and is not logged", async (_, body) => {
    const before = logged().length;
    const { status, html } = await send(body);
    expect({ status, html }).toEqual({ status: 204, html: "" });
    expect((await visitor.get("/login")).status).toBe(200);
    expect(logged()).toHaveLength(before);
  });

  it("is accepted from a page that sends no origin", async () => {
    const headers = { origin: "null", "sec-fetch-site": "cross-site" };
    expect((await send(JSON.stringify(report()), undefined, headers)).status).toBe(204);
  });
});

it("a flood of reports is answered without being read", { tags: "full" }, async () => {
  const own = await startPanel({ sandbox: panel.sandbox, redis: panel.redis });
  const stranger = createVisitor(own, HOST);
  for (let at = 0; at < 200; at += 1) {
    const body = JSON.stringify(report({ "blocked-uri": `https://host-${at}.example` }));
    const { status } = await stranger.send("POST", "/policy_reports", {}, body);
    expect(status).toBe(204);
  }
  await waitFor(() => {
    const said = own.logs().filter((line) => line.includes("violated its content security policy"));
    expect(said.length).toBeGreaterThanOrEqual(60);
  });
  // The limiter allows a minute's worth at once, and refills while the test runs.
  const said = own.logs().filter((line) => line.includes("violated its content security policy"));
  expect(said.length).toBeLessThan(150);
  await own.stop();
});

it("the report address does not answer GET with a page", async () => {
  expect((await visitor.get("/policy_reports")).status).toBe(404);
});
