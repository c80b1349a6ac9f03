import type { Logger } from "pino";
import { type Breaker, createBreaker } from "../api/breaker.ts";
import type { Hub } from "../live/hub.server.ts";
import { createGracefulShutdown, type GracefulShutdown } from "./graceful-shutdown.server.ts";
import { createPanelMetrics, type PanelMetrics } from "./panel-metrics.server.ts";
import { observeProcess } from "./process-metrics.server.ts";

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
