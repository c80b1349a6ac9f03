import { readConfig } from "../../config/env.server.ts";
import { readBuildId } from "../../observability/build-id.server.ts";
import { shutDownOnSignals } from "../../observability/graceful-shutdown.server.ts";
import { captureConsole, createLog } from "../../observability/log.server.ts";
import { announce } from "../announce.server.ts";
import { exitWithExplanation } from "../failed-start.server.ts";
import { createWorkerMetrics, openSharedMetrics } from "./shared-metrics.server.ts";
import { createWorkerPool, FirstWorkerFailed } from "./worker-pool.server.ts";

/**
 * Runs the panel as several processes on one port. This one, the primary, serves no page, so it does
 * not load the build.
 */
export async function serveWithWorkers(): Promise<void> {
  try {
    await serve();
  } catch (error) {
    // The worker has said why.
    if (error instanceof FirstWorkerFailed) process.exit(error.code);
    exitWithExplanation(error);
  }
}

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog({ level: config.logLevel, build: readBuildId() });
  if (config.hasJsonOutput) captureConsole(log);
  const metrics = createWorkerMetrics();
  const onExit = (worker: number) => metrics.exits.add([`${worker}`]);
  const { list, start, leave } = createWorkerPool(config.workers, { log, onExit });
  shutDownOnSignals(leave);
  const { metricsPort, metricsHost } = config;
  if (metricsPort !== undefined) {
    await openSharedMetrics({ list, metrics }, { port: metricsPort, host: metricsHost });
  }
  const port = await start();
  announce({ log, config, port, workers: config.workers });
}
