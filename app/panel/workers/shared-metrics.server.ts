import { createServer, type Server } from "node:http";
import { createRegistry } from "../../observability/metrics-registry.server.ts";
import { mergeMetrics } from "./merge-metrics.ts";
import type { WorkerPool } from "./worker-pool.server.ts";

/** A worker that is too busy to answer is left out of this scrape. */
const ANSWER_MS = 2_000;

type Answer = { status: number; type: string; text: string };

/**
 * Serves the metrics port of all workers. `/metrics` has the series of every worker, since a scrape that reached any one
 * of them would show counters that jump; all else comes from the first that answers.
 */
export function openSharedMetrics(
  { list, metrics }: { list: WorkerPool["list"]; metrics: ReturnType<typeof createWorkerMetrics> },
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const own = metrics.registry;
  metrics.up.readFrom(() =>
    list().map(({ number, isReady }) => [[`${number}`], Number(isReady)] as const),
  );
  const ready = () => list().filter(({ isReady }) => isReady);

  async function readAll(): Promise<Answer> {
    const texts = await Promise.all(
      ready().map(async ({ number, metricsPort }) => {
        const answer = await ask(metricsPort, "/metrics").catch(() => undefined);
        return { worker: number, text: answer?.text ?? "" };
      }),
    );
    const text = `${mergeMetrics(texts)}\n${await own.metrics()}`;
    return { status: 200, type: own.contentType, text };
  }

  async function readAny(url: string): Promise<Answer> {
    for (const { metricsPort } of ready()) {
      const answer = await ask(metricsPort, url).catch(() => undefined);
      if (answer) return answer;
    }
    return { status: 503, type: "text/plain", text: "" };
  }

  const server = createServer({ requestTimeout: 5_000 }, (request, response) => {
    const { method, url = "" } = request;
    if (method !== "GET") return response.writeHead(404).end();
    const answer = url.split("?")[0] === "/metrics" ? readAll() : readAny(url);
    answer.then(
      ({ status, type, text }) => response.writeHead(status, { "Content-Type": type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}

async function ask(port: number | undefined, url: string): Promise<Answer> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, { signal });
  const type = answer.headers.get("content-type") ?? "text/plain";
  return { status: answer.status, type, text: await answer.text() };
}

/** What only the primary knows. */
export function createWorkerMetrics() {
  const { registry, gauge, counter } = createRegistry();
  const labels = ["worker"];
  return {
    registry,
    up: gauge("parada_worker_up", "1 while a worker serves requests.", labels),
    exits: counter("parada_worker_exits_total", "Workers that ended and were replaced.", labels),
  };
}
