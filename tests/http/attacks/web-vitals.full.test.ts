import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFreePort } from "../../services/free-port.ts";
import { type Panel, startPanel } from "../../services/panel.ts";
import { readMetric, readMetrics } from "../../services/read-metric.ts";
import { createVisitor, type Visitor } from "../../services/visitor.ts";

const host = "cantalmar.localhost";

let metricsPort: number;
let panel: Panel;
let visitor: Visitor;
beforeAll(async () => {
  metricsPort = await findFreePort();
  const env = { METRICS_PORT: `${metricsPort}`, WEB_VITALS_SAMPLE_RATE: "0.25" };
  // The test sends each report from a network of its own, as the router would name it.
  panel = await startPanel({ env: { ...env, TRUSTED_PROXIES: "127.0.0.1" } });
  visitor = createVisitor(panel, host);
});
afterAll(() => panel.stop());

let networks = 0;
const newNetwork = () => ({ "x-forwarded-for": `198.51.100.${++networks}` });

const send = (body: string, headers: Record<string, string> = newNetwork(), to = visitor) =>
  to.send("POST", "/web_vitals", { "content-type": "text/plain;charset=UTF-8", ...headers }, body);

const visit = (given: object = {}) =>
  JSON.stringify({ screen: "login", connection: "4g", LCP: 2_400, ...given });

const countLcp = (...labels: string[]) =>
  readMetric(metricsPort, "parada_web_vitals_lcp_seconds_count", ...labels);

const metaOf = ({ html }: { html: string }) => html.match(/<meta name="web-vitals"[^>]*>/)?.[0];

describe("a page", () => {
  it("names its screen and the sample rate, and no part of its address", async () => {
    const page = await visitor.get("/reset_password/a-code-of-a-user");
    expect(metaOf(page)?.replaceAll("&quot;", '"')).toContain(
      '{"screen":"reset_password","sampleRate":0.25}',
    );
  });

  it("is the same from the cache, so that the browser decides whether to measure", async () => {
    const pages = [await visitor.get("/login"), await visitor.get("/login")];
    for (const page of pages) expect(metaOf(page)).toContain("login");
  });
});

describe("a report of Web Vitals", () => {
  it("is counted by screen and kind of connection", async () => {
    const given = { screen: "history", connection: "3g", INP: 180, CLS: 0.07, TTFB: 900 };
    const { status, html } = await send(visit(given));
    expect({ status, html }).toEqual({ status: 204, html: "" });
    const labels = ['screen="history"', 'connection="3g"'];
    for (const [name, sum] of [
      ["lcp_seconds", 2.4],
      ["inp_seconds", 0.18],
      ["cls", 0.07],
      ["ttfb_seconds", 0.9],
    ] as const) {
      const metric = `parada_web_vitals_${name}`;
      expect(await readMetric(metricsPort, `${metric}_count`, ...labels)).toBe(1);
      expect(await readMetric(metricsPort, `${metric}_sum`, ...labels)).toBe(sum);
    }
    const lcp = "parada_web_vitals_lcp_seconds_bucket";
    expect(await readMetric(metricsPort, lcp, ...labels, 'le="2"')).toBe(0);
    expect(await readMetric(metricsPort, lcp, ...labels, 'le="2.5"')).toBe(1);
  });

  it("counts only what the browser could measure", async () => {
    await send(JSON.stringify({ screen: "about", TTFB: 20 }));
    const labels = ['screen="about"', 'connection="unknown"'];
    const ttfb = "parada_web_vitals_ttfb_seconds_count";
    expect(await readMetric(metricsPort, ttfb, ...labels)).toBe(1);
    expect(await countLcp('screen="about"')).toBe(0);
  });

  it("counts a connection of an unknown kind as unknown", async () => {
    await send(visit({ screen: "help", connection: "a-made-up-label" }));
    expect(await countLcp('screen="help"', 'connection="unknown"')).toBe(1);
    expect(await readMetrics(metricsPort)).not.toContain("a-made-up-label");
  });

  it.each([
    ["an unknown screen", visit({ screen: "a-made-up-screen" })],
    ["no screen", visit({ screen: undefined })],
    ["a screen named like a part of every object", visit({ screen: "__proto__" })],
    ["a time that is a text", visit({ LCP: "2400" })],
    ["a negative time", visit({ LCP: -1 })],
    ["a time of days", visit({ LCP: 200_000_000 })],
    ["an infinite time", '{"screen":"login","LCP":1e999}'],
    ["an impossible shift", visit({ CLS: 1e9 })],
    ["an address", visit({ url: "/reset_password/a-code-of-a-user" })],
    ["a list", `[${visit()}]`],
    ["invalid JSON", "{"],
    ["an empty body", ""],
    ["a body over the limit", `${visit()}${" ".repeat(1_000)}`],
    ["a huge body", `${visit()}${" ".repeat(1_000_000)}`],
  ])("with %s gets the same answer and is not counted", async (_, body) => {
    const before = await readMetrics(metricsPort);
    const { status, html } = await send(body);
    expect({ status, html }).toEqual({ status: 204, html: "" });
    const after = await readMetrics(metricsPort);
    const vitals = (text: string) =>
      text.split("\n").filter((line) => line.startsWith("parada_web_vitals"));
    expect(vitals(after)).toEqual(vitals(before));
    expect(after).not.toMatch(/a-made-up-screen|a-code-of-a-user/);
  });

  it.each([
    ["the origin of another site", { origin: "https://evil.example" }],
    ["another site's fetch", { "sec-fetch-site": "cross-site" }],
    ["a neighbouring host's fetch", { "sec-fetch-site": "same-site" }],
  ])("with %s is refused", async (_, headers) => {
    const before = await countLcp();
    const { status } = await send(visit(), { ...newNetwork(), ...(headers as object) });
    expect(status).toBe(403);
    expect(await countLcp()).toBe(before);
  });

  it("is counted sixty times a minute from one network, which takes nothing from others", async () => {
    const network = newNetwork();
    const before = await countLcp('screen="register"');
    for (let at = 0; at < 200; at += 1) {
      expect((await send(visit({ screen: "register" }), network)).status).toBe(204);
    }
    const counted = (await countLcp('screen="register"')) - before;
    // The limiter allows a minute's worth at once, and refills while the test runs.
    expect(counted).toBeGreaterThanOrEqual(60);
    expect(counted).toBeLessThan(150);
    await send(visit({ screen: "remove_account" }));
    expect(await countLcp('screen="remove_account"')).toBe(1);
  });
});

it("the address does not answer GET with a page", async () => {
  expect((await visitor.get("/web_vitals")).status).toBe(404);
});

it.each([
  ["the rate is 0", { WEB_VITALS_SAMPLE_RATE: "0" }, true],
  ["no Prometheus can read it", { WEB_VITALS_SAMPLE_RATE: "1" }, false],
])("nothing is measured where %s", async (_, env, hasMetrics) => {
  const { sandbox, redis } = panel;
  const port = await findFreePort();
  const metrics = hasMetrics && { METRICS_PORT: `${port}` };
  const own = await startPanel({ sandbox, redis, env: { ...env, ...metrics } });
  const stranger = createVisitor(own, host);
  const page = await stranger.get("/login");
  const { status } = await send(visit(), {}, stranger);
  const counted = hasMetrics && (await readMetrics(port));
  await own.stop();
  expect(page.status).toBe(200);
  expect(metaOf(page)).toBeUndefined();
  expect(status).toBe(404);
  if (counted) expect(counted).not.toMatch(/^parada_web_vitals_lcp_seconds_count/m);
});
