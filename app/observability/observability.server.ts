import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Logger } from "pino";
import { collectDefaultMetrics } from "prom-client";
import { type Breaker, createBreaker } from "../api/breaker.ts";
import type { Hub } from "../live/hub.server.ts";
import { createGracefulShutdown, type GracefulShutdown } from "./graceful-shutdown.server.ts";
import { createPanelMetrics, type PanelMetrics } from "./panel-metrics.server.ts";

/** What whoever runs the panel looks at, and how it leaves. */
export type Observability = { metrics: PanelMetrics; shutdown: GracefulShutdown; breaker: Breaker };

export function createObservability(log: Logger): Observability {
  return {
    metrics: createPanelMetrics(),
    shutdown: createGracefulShutdown(log),
    breaker: createBreaker(),
  };
}

/** What is so at a given moment is read when somebody asks. */
export function observeState(
  { metrics, shutdown, breaker }: Observability,
  hub: Hub,
  build: string,
): void {
  metrics.underWay.readFrom(shutdown.countOpen);
  metrics.stopping.readFrom(() => Number(shutdown.isStopping));
  metrics.breakerOpen.readFrom(() => Number(breaker.isOpen));
  metrics.streams.readFrom(() => hub.count().subscribers);
  metrics.topics.readFrom(() => hub.count().topics);
  observeProcess(metrics, build);
}

const NANOSECONDS = 1e9;
/** The loop is looked at so often, which is also what it then takes for its usual pace. */
const RESOLUTION_MS = 20;

/** Adds what Node tells about its process, under the names that prom-client gives it everywhere. */
export function observeProcess(metrics: PanelMetrics, build: string): void {
  collectDefaultMetrics({ register: metrics.registry });
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  metrics.loopDelay.readFrom(() => {
    const late = (nanoseconds: number) =>
      Math.max(0, (nanoseconds || 0) / NANOSECONDS - RESOLUTION_MS / 1000);
    const values = [
      [["0.5"], late(delay.percentile(50))],
      [["0.99"], late(delay.percentile(99))],
      [["1"], late(delay.max)],
    ] as const;
    delay.reset();
    return values;
  });
  metrics.build.readFrom(() => [[[build, process.version], 1]]);
}
