import { readFileSync } from "node:fs";
import { request } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSandbox } from "../../sandbox/sandbox.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import { listenTo } from "../services/event-listener.ts";
import { findFreePort } from "../services/free-port.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { readMetric as readMetricAt, readMetrics } from "../services/read-metric.ts";
import { createVisitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";

const host = "cantalmar.localhost";
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

let metricsPort: number;
let panel: Panel;
beforeAll(async () => {
  metricsPort = await findFreePort();
  panel = await startPanel({
    env: { METRICS_PORT: `${metricsPort}`, LOG_LEVEL: "debug", TRUSTED_PROXIES: "127.0.0.1" },
  });
});
afterAll(() => panel.stop());

const readMetric = (name: string, ...labels: string[]) =>
  readMetricAt(metricsPort, name, ...labels);

const visit = (path: string, headers = {}) => createVisitor(panel, host).get(path, headers);

describe("the metrics", () => {
  it("are served on a port of their own, and not on the panel's", async () => {
    const { statusCode, headers } = await request(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
    for (const path of ["/", "/login", "/metrics/x"]) {
      const answer = await request(`http://127.0.0.1:${metricsPort}${path}`);
      expect(answer.statusCode).toBe(404);
      await answer.body.dump();
    }
    expect((await visit("/metrics")).status).toBe(404);
  });

  it("count a page by its screen, and never by its address", async () => {
    const count = "parada_http_request_duration_seconds_count";
    const before = await readMetric(count, 'screen="reset_password"', 'status="2xx"');
    await visit("/reset_password/a-code-of-a-user");
    await visit("/Reset_Password/another-code.data?_routes=root");
    expect(await readMetric(count, 'screen="reset_password"', 'status="2xx"')).toBe(before + 2);
    await visit("/no/such/secret-place");
    expect(await readMetric(count, 'screen="other"', 'status="4xx"')).toBeGreaterThan(0);
    expect(await readMetric("parada_http_responses_total", 'status="404"')).toBeGreaterThan(0);
    expect(await readMetrics(metricsPort)).not.toMatch(
      /code-of-a-user|another-code|secret-place|cantalmar/,
    );
  });

  it("measure the store's time for many keys at once, as a member's page reads them", async () => {
    const member = await visitAs(panel, addTraveller(panel));
    await member.get("/panel");
    const count = "parada_store_duration_seconds_count";
    expect(await readMetric(count, 'operation="getMany"')).toBeGreaterThan(0);
  });

  it("measure the taxi API's answers and failures", async () => {
    const member = await visitAs(panel, addTraveller(panel));
    await member.get("/favorite");
    const name = "parada_upstream_calls_total";
    const operation = 'operation="listFavourites"';
    expect(await readMetric(name, operation, 'outcome="ok"')).toBe(1);
    panel.sandbox.faults.add({ operation: "listFavourites", kind: "wrong_shape", times: 1 });
    await member.get("/favorite");
    expect(await readMetric(name, operation, 'outcome="wrong_shape"')).toBe(1);
    expect(await readMetric("parada_upstream_duration_seconds_count", operation)).toBe(2);
    await createVisitor(panel, host).logIn({ username: "unknown@example.org", password: "wrong" });
    expect(await readMetric(name, 'operation="authenticate"', 'outcome="refused"')).toBe(1);
    expect(await readMetric("parada_upstream_breakers_open")).toBe(0);
    panel.sandbox.faults.add({ operation: "authenticate", kind: "empty", times: 3 });
    const logIn = () =>
      createVisitor(panel, host).logIn({ username: "unknown@example.org", password: "wrong" });
    for (let n = 0; n < 3; n += 1) await logIn();
    const down = "parada_services_down";
    expect(await readMetric(down, 'service="logIn"')).toBe(1);
    expect(await readMetric(down, 'service="ordering"')).toBe(0);
    await logIn();
    expect(await readMetric(down)).toBe(0);
  });

  it("measure the panel's own process", async () => {
    await visit("/login");
    await visit("/login");
    expect(
      await readMetric("parada_cache_lookups_total", 'cache="brand"', 'outcome="hit"'),
    ).toBeGreaterThan(0);
    expect(
      await readMetric("parada_store_duration_seconds_count", 'operation="get"'),
    ).toBeGreaterThan(0);
    expect(
      await readMetric("parada_cache_lookups_total", 'cache="page"', 'outcome="hit"'),
    ).toBeGreaterThan(0);
    expect(await readMetric("process_resident_memory_bytes")).toBeGreaterThan(1e7);
    expect(await readMetric("process_cpu_seconds_total")).toBeGreaterThan(0);
    const { id } = JSON.parse(readFileSync("build/build-id.json", "utf8"));
    expect(await readMetric("parada_build_info", `build="${id}"`)).toBe(1);

    const traveller = addTraveller(panel);
    const tab = await listenTo(panel, { host, visitor: await visitAs(panel, traveller) });
    await waitFor(async () => expect(await readMetric("parada_live_streams")).toBe(1));
    expect(await readMetric("parada_live_topics")).toBe(1);
    await waitFor(async () =>
      expect(await readMetric("parada_live_rounds_total", 'outcome="ok"')).toBeGreaterThan(0),
    );
    await tab.breakOff();
    await waitFor(async () => expect(await readMetric("parada_live_streams")).toBe(0));
  });
});

describe("the metrics of brands", () => {
  const ask = async (port: number, name: string, brand: string) =>
    readMetricAt(port, name, `brand="${brand}"`);

  it("are off, and name so many brands as the operator asks for", { tags: "full" }, async () => {
    const { sandbox, redis } = panel;
    const port = await findFreePort();
    const named = await startPanel({
      ...{ sandbox, redis },
      env: { METRICS_PORT: `${port}`, METRICS_BRANDS: "1" },
    });
    try {
      for (const each of [host, host, "alazul.localhost", "limoncillo.localhost"]) {
        await createVisitor(named, each).get("/login");
      }
      await createVisitor(named, host).logIn({ username: "a@example.org", password: "wrong" });
      const requests = "parada_brand_request_duration_seconds_count";
      await waitFor(async () => expect(await ask(port, requests, "radio-taxi-cantalmar")).toBe(3));
      expect(await ask(port, requests, "other")).toBe(2);
      const calls = "parada_brand_upstream_calls_total";
      expect(await ask(port, calls, "radio-taxi-cantalmar")).toBe(1);
      expect(await readMetrics(port)).not.toContain("alazul");
      expect(await readMetrics(metricsPort)).not.toMatch(/brand="/);
    } finally {
      await named.stop();
    }
  });
});

describe("a router's question whether a host is a brand's", () => {
  async function askAbout(domain: string, at = metricsPort) {
    const { statusCode, body } = await request(
      `http://127.0.0.1:${at}/is_brand?${new URLSearchParams({ domain })}`,
    );
    await body.dump();
    return statusCode;
  }

  it("is answered for each domain of a brand, and counted", async () => {
    expect(await askAbout(host)).toBe(200);
    expect(await askAbout("AIRPORT.localhost")).toBe(200);
    for (const domain of ["", "stranger.localhost", "127.0.0.1", "a b", "x".repeat(300)]) {
      expect(await askAbout(domain), domain).toBe(404);
    }
    expect(await readMetric("parada_domain_questions_total", 'answer="yes"')).toBe(2);
    expect(await readMetric("parada_domain_questions_total", 'answer="no"')).toBe(5);
  });

  it("is not on the panel's own port", async () => {
    expect((await visit(`/is_brand?domain=${host}`)).status).toBe(404);
  });

  it("does not reach the API for more than some names at once, and never says no to a brand for that", {
    tags: "full",
  }, async () => {
    const { sandbox, redis } = panel;
    const port = await findFreePort();
    const fresh = await startPanel({ sandbox, redis, env: { METRICS_PORT: `${port}` } });
    try {
      const countLookUps = () => sandbox.calls.get("getDomainConfiguration") ?? 0;
      const before = countLookUps();
      const invented = Array.from({ length: 150 }, (_, n) => `invented-${n}.localhost`);
      const answers = await Promise.all(invented.map((domain) => askAbout(domain, port)));
      expect(new Set(answers)).toEqual(new Set([404, 429]));
      expect(countLookUps() - before).toBeLessThanOrEqual(30);
      expect(await askAbout("limoncillo.localhost", port)).not.toBe(404);
    } finally {
      await fresh.stop();
    }
  });

  it("has no answer while the API is down and the panel does not know", {
    tags: "full",
  }, async () => {
    const { redis } = panel;
    const sandbox = await startSandbox({ speed: 0 });
    const port = await findFreePort();
    const alone = await startPanel({ sandbox, redis, env: { METRICS_PORT: `${port}` } });
    try {
      await sandbox.goDown();
      expect(await askAbout("new-brand.localhost", port)).toBe(503);
    } finally {
      await alone.stop();
      await sandbox.close();
    }
  });

  it("is not needed to list the domains of all brands in use, for Prometheus", {
    tags: "full",
  }, async () => {
    await visit("/login");
    const { sandbox, redis } = panel;
    const port = await findFreePort();
    // Another panel, which no visitor has asked for the brand.
    const other = await startPanel({ sandbox, redis, env: { METRICS_PORT: `${port}` } });
    try {
      await waitFor(async () => {
        const { body } = await request(`http://127.0.0.1:${port}/domains`);
        expect(await body.json()).toContainEqual({
          targets: [`https://${host}`],
          labels: { brand: "radio-taxi-cantalmar" },
        });
      });
    } finally {
      await other.stop();
    }
  });
});

describe("the metrics port", () => {
  /** Another loopback address of this machine, which a server on 127.0.0.1 does not serve. */
  const other = "127.0.0.2";

  /** Starts a panel with these settings, and returns the answers of its metrics port at both addresses. */
  async function askBoth(env: Record<string, string>) {
    const { sandbox, redis } = panel;
    const port = `${await findFreePort()}`;
    const started = await startPanel({ sandbox, redis, env: { ...env, METRICS_PORT: port } });
    const ask = (address: string) =>
      request(`http://${address}:${port}/metrics`).then(
        ({ statusCode, body }) => body.dump().then(() => statusCode),
        ({ code }) => code,
      );
    try {
      return [await ask("127.0.0.1"), await ask(other)];
    } finally {
      await started.stop();
    }
  }

  it("listens on 127.0.0.1 alone, wherever the panel itself listens", {
    tags: "full",
  }, async () => {
    expect(await askBoth({ HOST: "0.0.0.0" })).toEqual([200, "ECONNREFUSED"]);
  });

  it("listens on the address that METRICS_HOST names", { tags: "full" }, async () => {
    expect(await askBoth({ METRICS_HOST: other })).toEqual(["ECONNREFUSED", 200]);
    expect(await askBoth({ METRICS_HOST: "0.0.0.0" })).toEqual([200, 200]);
  });
});

describe("a request id", () => {
  it("is taken from a trusted proxy when it is valid, and is passed on to the API and the log", async () => {
    const given = "router-4711.abcdef";
    const answer = await visit("/before_room", { "x-request-id": given });
    expect(answer.headers["x-request-id"]).toBe(given);
    const member = await visitAs(panel, addTraveller(panel));
    await member.get("/favorite", { "x-request-id": "router-4712.abcdef" });
    const lines = () => panel.logs().filter((line) => line.includes("router-4712.abcdef"));
    await waitFor(() => expect(lines().join("\n")).toContain('"path":"/favorite"'));
    const call = lines().find((line) => line.includes('"operation":"listFavourites"')) ?? "{}";
    expect(JSON.parse(call)).toMatchObject({
      level: "debug",
      requestId: "router-4712.abcdef",
      status: 200,
      ms: expect.any(Number),
    });
  });

  it.each(["short", "x".repeat(65), "with space in it", 'a"quote-in-it', "-begins-with-it"])(
    "is generated by the panel instead of %s",
    async (given) => {
      const { headers } = await visit("/before_room", { "x-request-id": given });
      expect(headers["x-request-id"]).toMatch(uuid);
    },
  );
});

it("a client that connects directly cannot set its request id", { tags: "full" }, async () => {
  const { sandbox, redis } = panel;
  const outside = await startPanel({ sandbox, redis });
  try {
    const visitor = createVisitor(outside, host);
    const { headers } = await visitor.get("/before_room", { "x-request-id": "router-4711.abcdef" });
    expect(headers["x-request-id"]).toMatch(uuid);
  } finally {
    await outside.stop();
  }
});

describe("the health check", () => {
  const ask = async (path: string) => {
    const { statusCode, body } = await request(`http://127.0.0.1:${panel.port}${path}`);
    return { status: statusCode, text: await body.text() };
  };

  it("answers every client, and simultaneous probes share one ping of the store", async () => {
    expect(await ask("/healthz")).toEqual({ status: 200, text: "ok" });
    const before = await readMetric("parada_store_duration_seconds_count", 'operation="ping"');
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask("/readyz")));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const after = await readMetric("parada_store_duration_seconds_count", 'operation="ping"');
    expect(after - before).toBeLessThanOrEqual(2);
  });

  it("stays ready while the taxi API is down, and reports it", { tags: "full" }, async () => {
    await panel.sandbox.goDown();
    await waitFor(async () => {
      await createVisitor(panel, host).logIn({ username: "a@example.org", password: "b" });
      const { status, text } = await ask("/readyz");
      expect(status).toBe(200);
      expect(JSON.parse(text)).toEqual({
        isReady: true,
        isStopping: false,
        store: "up",
        api: "down",
      });
    }, 10_000);
    expect(await readMetric("parada_upstream_breakers_open")).toBe(1);
    await panel.sandbox.comeBack();
  });

  it("is not ready without the store, and is ready again when the store is back", {
    tags: "full",
  }, async () => {
    panel.redis.pause();
    await waitFor(async () => expect((await ask("/readyz")).status).toBe(503), 10_000);
    expect(JSON.parse((await ask("/readyz")).text)).toMatchObject({
      isReady: false,
      store: "down",
    });
    const said = panel.logs().filter((line) => /"the panel is (not )?ready/.test(line));
    expect(said).toHaveLength(1);
    expect(panel.logs().join("\n")).not.toContain('"path":"/readyz"');
    expect((await ask("/healthz")).status).toBe(200);
    expect(await readMetric("parada_store_errors_total", 'kind="down"')).toBeGreaterThan(0);
    panel.redis.resume();
    await waitFor(async () => expect((await ask("/readyz")).status).toBe(200), 10_000);
  });
});
