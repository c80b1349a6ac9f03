import { monitorEventLoopDelay } from "node:perf_hooks";
import type { PanelMetrics } from "./panel-metrics.server.ts";

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;
/** The loop is looked at so often, which is also what it then takes for its usual pace. */
const RESOLUTION_MS = 20;

/** What Node itself can tell. */
export function observeProcess(metrics: PanelMetrics, build: string): void {
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

  const startedAt = Date.now() / 1000 - process.uptime();
  metrics.startedAt.readFrom(() => startedAt);
  metrics.build.readFrom(() => [[[build, process.version], 1]]);
  metrics.heap.readFrom(() => process.memoryUsage().heapUsed);
  metrics.resident.readFrom(() => process.memoryUsage.rss());
  metrics.cpu.readFrom(() => {
    const { user, system } = process.cpuUsage();
    return (user + system) / MICROSECONDS;
  });
}
