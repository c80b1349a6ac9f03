import { Agent, request } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addTraveller, visitAs } from "../services/customers.ts";
import { findFreePort } from "../services/free-port.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { readMetric, readMetrics } from "../services/read-metric.ts";
import { createVisitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { listWorkers } from "../services/workers.ts";

const host = "cantalmar.localhost";

let metricsPort: number;
let panel: Panel;
beforeAll(async () => {
  metricsPort = await findFreePort();
  panel = await startPanel({ env: { WORKERS: "2", METRICS_PORT: `${metricsPort}` } });
});
afterAll(() => panel.stop());

/** Asks for a page on a connection of its own, which any worker may accept. */
async function visitAnew(path = "/login"): Promise<number> {
  const dispatcher = new Agent({ connections: 1, pipelining: 0 });
  const url = `http://127.0.0.1:${panel.port}${path}`;
  const { statusCode, body } = await request(url, { headers: { host }, dispatcher });
  await body.dump();
  await dispatcher.close();
  return statusCode;
}

describe("a panel with two workers", () => {
  it("serves its port by both, and one scrape shows the figures of each", async () => {
    const count = (worker: number) =>
      readMetric(metricsPort, "parada_http_responses_total", `worker="${worker}"`, 'status="200"');
    let sent = 0;
    // The system decides which worker accepts a connection.
    await waitFor(async () => {
      const statuses = await Promise.all(Array.from({ length: 10 }, () => visitAnew()));
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      sent += statuses.length;
      const served = [await count(1), await count(2)];
      expect(served.reduce((sum, value) => sum + value)).toBe(sent);
      expect(Math.min(...served)).toBeGreaterThan(0);
    });

    const text = await readMetrics(metricsPort);
    const headings = text.split("\n").filter((line) => line.startsWith("# TYPE "));
    expect(new Set(headings).size).toBe(headings.length);
    expect(await readMetric(metricsPort, "parada_worker_up")).toBe(2);
    expect(text).toMatch(/^process_resident_memory_bytes\{worker="1"\} \d+$/m);
  });

  it("knows a user on every worker", async () => {
    const { cookies } = await visitAs(panel, addTraveller(panel));
    for (let time = 0; time < 6; time += 1) {
      const visitor = createVisitor(panel, host, { cookies, headers: { connection: "close" } });
      expect((await visitor.get("/favorite")).status).toBe(200);
    }
  });

  it("answers all other questions on the metrics port as one process does", async () => {
    const ask = (path: string) => request(`http://127.0.0.1:${metricsPort}${path}`);
    const contract = await ask("/contract");
    expect(contract.headers["content-type"]).toBe("application/json");
    expect(await contract.body.json()).toHaveProperty("operations");
    const statuses = await Promise.all(
      [`/is_brand?domain=${host}`, "/is_brand?domain=unknown.example", "/no"].map(async (path) => {
        const { statusCode, body } = await ask(path);
        await body.dump();
        return statusCode;
      }),
    );
    expect(statuses).toEqual([200, 404, 404]);
  });

  it("replaces a worker that ends, and serves meanwhile", async () => {
    const [victim = 0, other] = listWorkers(panel.pid);
    process.kill(victim, "SIGKILL");
    await waitFor(() => expect(panel.logs().join("\n")).toContain("a worker has ended"));
    expect(await visitAnew()).toBe(200);
    await waitFor(async () => expect(await readMetric(metricsPort, "parada_worker_up")).toBe(2));
    expect(await readMetric(metricsPort, "parada_worker_exits_total")).toBe(1);
    const workers = listWorkers(panel.pid);
    expect(workers).toHaveLength(2);
    expect(workers).toContain(other);
    expect(workers).not.toContain(victim);
  });
});

describe("a panel with workers that cannot start", () => {
  const explain = async (env: Record<string, string>): Promise<string> => {
    const { sandbox, redis } = panel;
    const options = { sandbox, redis, env: { WORKERS: "3", ...env } };
    const failed = await startPanel(options).catch((error: Error) => error.message);
    if (typeof failed !== "string") throw new Error("The panel has started");
    return failed;
  };

  it("names a port in use once", async () => {
    const message = await explain({ PORT: `${panel.port}` });
    expect(message.split(`port ${panel.port} is in use`)).toHaveLength(2);
  });

  it("names a metrics port in use once", async () => {
    const message = await explain({ METRICS_PORT: `${metricsPort}` });
    expect(
      message.split(`port ${metricsPort} is in use; choose another with METRICS_PORT`),
    ).toHaveLength(2);
  });

  it("names the settings that processes have to share", async () => {
    const message = await explain({
      ...{ NODE_ENV: "development", REDIS_URL: "", SESSION_SECRETS: "" },
      ...{ CONSOLE_PORT: "0", CONSOLE_SECRET: "x".repeat(32) },
    });
    for (const name of ["REDIS_URL", "SESSION_SECRETS", "CONSOLE_COOKIE_SECRETS"]) {
      expect(message.split(`${name}: is required with more than one of WORKERS`)).toHaveLength(2);
    }
    expect(message).not.toContain("TAXI_API_URL:");
  });

  it("names a Redis that is away once", async () => {
    const message = await explain({ REDIS_URL: `redis://127.0.0.1:${await findFreePort()}` });
    expect(message.split("Redis cannot be reached")).toHaveLength(2);
  });
});
