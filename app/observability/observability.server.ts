import type { Logger } from "pino";
import { type Breaker, createBreaker } from "../api/breaker.ts";
import type { Hub } from "../live/hub.server.ts";
import { createLeaving, type Leaving } from "./graceful-shutdown.server.ts";
import { createPanelMetrics, type PanelMetrics } from "./panel-metrics.server.ts";
import { readProcess } from "./process-metrics.server.ts";

/** What whoever runs the panel looks at, and how it leaves. */
export type Operations = { metrics: PanelMetrics; leaving: Leaving; breaker: Breaker };

export function createOperations(log: Logger): Operations {
  return {
    metrics: createPanelMetrics(),
    leaving: createLeaving(log),
    breaker: createBreaker(),
  };
}

/** What is so at a given moment is read when somebody asks. */
export function readState(
  { metrics, leaving, breaker }: Operations,
  hub: Hub,
  build: string,
): void {
  metrics.underWay.readFrom(leaving.countOpen);
  metrics.stopping.readFrom(() => Number(leaving.isStopping));
  metrics.breakerOpen.readFrom(() => Number(breaker.isOpen));
  metrics.streams.readFrom(() => hub.count().onlookers);
  metrics.topics.readFrom(() => hub.count().topics);
  readProcess(metrics, build);
}
