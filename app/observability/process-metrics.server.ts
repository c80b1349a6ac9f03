import { monitorEventLoopDelay } from "node:perf_hooks";
import { collectDefaultMetrics } from "prom-client";
import type { PanelMetrics } from "./panel-metrics.server.ts";

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
