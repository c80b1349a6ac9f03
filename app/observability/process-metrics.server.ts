import { collectDefaultMetrics } from "prom-client";
import type { PanelMetrics } from "./panel-metrics.server.ts";

/** Adds the metrics of the Node process, under the names that prom-client gives them everywhere. */
export function observeProcess(metrics: PanelMetrics, build: string): void {
  collectDefaultMetrics({ register: metrics.registry });
  metrics.build.readFrom(() => [[[build, process.version], 1]]);
}
