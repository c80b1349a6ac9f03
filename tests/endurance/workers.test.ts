import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operate, startPanelWithConsole } from "../services/console.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import { findFreePort } from "../services/free-port.ts";
import { startKeptAliveLoad } from "../services/kept-alive-load.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { readMetric, readMetrics } from "../services/read-metric.ts";
import { startRouter } from "../services/router.ts";
import { createVisitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { listWorkers } from "../services/workers.ts";

const host = "cantalmar.localhost";
const PER_SECOND = 25;
const MOST_PRIMARY_MEGABYTES = 100;

let staying: Panel;
beforeAll(async () => {
  staying = await startPanel();
});
afterAll(() => staying.stop());

const startWithWorkers = (env: Record<string, string> = {}) =>
  startPanel({ env: { WORKERS: "2", ...env }, sandbox: staying.sandbox, redis: staying.redis });

async function startLoad(port: number) {
  const visitor = await visitAs(staying, addTraveller(staying));
  const cookie = [...visitor.cookies].map((pair) => pair.join("=")).join("; ");
  const headers = { host, cookie };
  const form = "application/x-www-form-urlencoded";
  const load = startKeptAliveLoad(port, {
    ...{ perSecond: PER_SECOND, headers },
    asks: [
      { path: "/login" },
      { path: "/favorite" },
      { path: "/before_room" },
      { path: "/language", method: "POST", body: "language=es", headers: { "content-type": form } },
    ],
  });
  await loadGoesOn(load);
  return load;
}

/** Waits for a second of requests. */
async function loadGoesOn({ countSent }: { countSent: () => number }): Promise<void> {
  const enough = countSent() + PER_SECOND;
  await waitFor(() => expect(countSent()).toBeGreaterThan(enough));
}

const isGood = ({ status = 0 }: { status?: number }) => status >= 200 && status < 400;

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const megabytesOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)?.[1]) / 1024;

describe("a panel with two workers", () => {
  it.each([
    ["it alone", (panel: Panel) => panel.signal("SIGTERM")],
    [
      "all its processes, as systemd signals them",
      (panel: Panel) => {
        for (const pid of [...listWorkers(panel.pid), panel.pid]) process.kill(pid, "SIGTERM");
      },
    ],
  ])("loses no request when SIGTERM ends %s", async (_, end) => {
    const leaving = await startWithWorkers({ STOP_DRAIN_SECONDS: "2" });
    const router = await startRouter([leaving.port, staying.port]);
    const load = await startLoad(router.port);
    const workers = listWorkers(leaving.pid);
    end(leaving);
    expect(await leaving.ended).toEqual([0, null]);
    expect(workers.filter(isThere)).toEqual([]);
    await loadGoesOn(load);
    const sent = await load.stop();
    await router.stop();
    expect(router.served.get(leaving.port)).toBeGreaterThan(PER_SECOND / 2);
    expect(sent.filter((each) => !isGood(each))).toEqual([]);
  });

  it("loses only what a worker held that is killed", async () => {
    const metricsPort = await findFreePort();
    const panel = await startWithWorkers({ METRICS_PORT: `${metricsPort}` });
    const load = await startLoad(panel.port);
    const ends: { from: number; to: number }[] = [];
    for (const victim of listWorkers(panel.pid)) {
      const from = performance.now();
      process.kill(victim, "SIGKILL");
      await waitFor(() => expect(isThere(victim)).toBe(false));
      ends.push({ from, to: performance.now() });
      await waitFor(async () => expect(await readMetric(metricsPort, "parada_worker_up")).toBe(2));
      await loadGoesOn(load);
    }
    const sent = await load.stop();
    await panel.stop();
    const failed = sent.filter((each) => !isGood(each));
    console.log(`${sent.length} requests, ${failed.length} lost with two killed workers`);
    const wasHeld = ({ startedAt, ms, status }: (typeof sent)[number]) =>
      status === undefined &&
      ends.some(({ from, to }) => startedAt <= to && startedAt + ms >= from);
    expect(failed.filter((each) => !wasHeld(each))).toEqual([]);
    expect(sent.length).toBeGreaterThan(PER_SECOND * 3);
  });

  it("replaces a worker that ends by a signal of its own, without a lost request", async () => {
    const panel = await startWithWorkers();
    const router = await startRouter([panel.port]);
    const load = await startLoad(router.port);
    const [victim = 0] = listWorkers(panel.pid);
    process.kill(victim, "SIGTERM");
    await waitFor(() => {
      const workers = listWorkers(panel.pid);
      expect(workers).toHaveLength(2);
      expect(workers).not.toContain(victim);
    });
    await loadGoesOn(load);
    const sent = await load.stop();
    await router.stop();
    await panel.stop();
    expect(sent.filter((each) => !isGood(each))).toEqual([]);
  });

  it("kills and replaces a worker that hangs", async () => {
    const metricsPort = await findFreePort();
    const panel = await startWithWorkers({ METRICS_PORT: `${metricsPort}` });
    const [victim = 0] = listWorkers(panel.pid);
    process.kill(victim, "SIGSTOP");
    // The other one serves meanwhile, and its figures are there.
    const visitor = createVisitor(panel, host, { headers: { connection: "close" } });
    for (let time = 0; time < 20; time += 1) {
      expect((await visitor.get("/login")).status).toBe(200);
    }
    const text = await readMetrics(metricsPort);
    const shown = [...text.matchAll(/^process_start_time_seconds\{worker="(\d)"\}/gm)];
    expect(shown.map(([, worker]) => worker)).toEqual(["2"]);
    await waitFor(() => expect(panel.logs().join("\n")).toContain("a worker hangs"), 60_000);
    await waitFor(async () => expect(await readMetric(metricsPort, "parada_worker_up")).toBe(2));
    expect(listWorkers(panel.pid)).not.toContain(victim);
    await panel.stop();
  });

  it("ends at once at a second signal", async () => {
    const panel = await startWithWorkers({ STOP_DRAIN_SECONDS: "8" });
    const workers = listWorkers(panel.pid);
    panel.signal("SIGTERM");
    await waitFor(async () => {
      const { status } = await createVisitor(panel, host).get("/readyz");
      expect(status).toBe(503);
    });
    panel.signal("SIGTERM");
    expect(await panel.ended).toEqual([143, null]);
    await waitFor(() => expect(workers.filter(isThere)).toEqual([]));
  });

  it("leaves no worker behind when its primary is killed", async () => {
    const panel = await startWithWorkers();
    const workers = listWorkers(panel.pid);
    panel.signal("SIGKILL");
    await panel.ended;
    await waitFor(() => expect(workers.filter(isThere)).toEqual([]));
  });

  it("has a primary that stays small", async () => {
    const panel = await startWithWorkers();
    const load = await startLoad(panel.port);
    await loadGoesOn(load);
    await load.stop();
    const [primary = 0, ...workers] = [panel.pid, ...listWorkers(panel.pid)].map(megabytesOf);
    console.log(`primary ${Math.round(primary)} MB, workers ${workers.map(Math.round)} MB`);
    expect(primary).toBeLessThan(MOST_PRIMARY_MEGABYTES);
    await panel.stop();
  });
});

it("the console shows each worker as a process, and a session is valid at all of them", async () => {
  const { sandbox, redis } = staying;
  const panel = await startPanelWithConsole({ env: { WORKERS: "2" }, sandbox, redis });
  const operator = await operate(panel);
  await waitFor(async () => {
    const { status, html } = await operator.get("/", { connection: "close" });
    expect(status).toBe(200);
    for (const pid of listWorkers(panel.pid)) expect(html).toContain(`:${pid}`);
  });
  for (let time = 0; time < 6; time += 1) {
    expect((await operator.get("/", { connection: "close" })).status).toBe(200);
  }
  await panel.stop();
});
