import type { Logger } from "pino";
import { collectDefaultMetrics } from "prom-client";
import { type Breaker, createBreaker } from "../api/breaker.ts";
import type { Hub } from "../live/hub.server.ts";
import { type BrandFigures, createBrandFigures } from "./brand-figures.server.ts";
import { createGracefulShutdown, type GracefulShutdown } from "./graceful-shutdown.server.ts";
import { createPanelMetrics, type PanelMetrics } from "./panel-metrics.server.ts";

/** The figures that an operator watches, and the shutdown. */
export type Observability = {
  metrics: PanelMetrics;
  figures: BrandFigures;
  shutdown: GracefulShutdown;
  breaker: Breaker;
};

export function createObservability(log: Logger): Observability {
  return {
    metrics: createPanelMetrics(),
    figures: createBrandFigures(),
    shutdown: createGracefulShutdown(log),
    breaker: createBreaker(),
  };
}

/** Reads the panel's state at the moment when the metrics are asked for. */
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

/** Adds the metrics of the Node process, under the names that prom-client gives them everywhere. */
export function observeProcess(metrics: PanelMetrics, build: string): void {
  collectDefaultMetrics({ register: metrics.registry });
  metrics.build.readFrom(() => [[[build, process.version], 1]]);
}
