import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { ServerBuild } from "@remix-run/node";
import { limitConnections, requestLimits } from "../middleware/connection-limits.server.ts";
import { shutDownOnSignals } from "../observability/graceful-shutdown.server.ts";
import { openMetricsServer } from "../observability/metrics-server.server.ts";
import { traceUnhandled } from "../observability/trace-unhandled.server.ts";
import { explainFailedStart } from "./explain-failed-start.server.ts";
import { type Kept, keepForAll } from "./kept.server.ts";
import { openPanel, type Panel } from "./open-panel.server.ts";

/** Longer than proxies keep an idle connection, so that the panel never closes one that a request is about to use. */
const KEPT_ALIVE_MS = 130_000;

type Own = Pick<Kept, "startSandbox"> & {
  /** Calls back with each build that takes the place of the one before. */
  followBuilds: (first: ServerBuild, use: (next: ServerBuild) => Promise<void>) => Promise<void>;
};

/** Runs the panel of a build until the process is told to stop. */
export async function servePanel(build: ServerBuild, own: Own): Promise<void> {
  try {
    await serve(build, own);
  } catch (error) {
    const explanation = explainFailedStart(error as Error);
    if (explanation === undefined) throw error;
    console.error(`parada: ${explanation}`);
    process.exit(2);
  }
}

async function serve(build: ServerBuild, { startSandbox, followBuilds }: Own): Promise<void> {
  const kept = keepForAll(startSandbox);
  let panel = await openPanel(build, kept);
  const current = () => panel;
  const { config, log, services, operations } = panel;
  traceUnhandled(process, { log, report: services.report, flush: services.flushReports });
  const server = await listen(current);
  operations.shutdown.watch(server);
  ({ port: kept.port } = server.address() as AddressInfo);
  if (config.metricsPort !== undefined) {
    const { registry } = operations.metrics;
    await openMetricsServer(registry, { port: config.metricsPort, host: config.metricsHost });
  }
  shutDownOnSignals((signal) => leave(server, current(), signal));
  log.info({ port: kept.port, apiUrl: panel.apiUrl }, "the panel is up");
  console.log(kept.sandbox?.introduction(kept.port) ?? `The panel answers on port ${kept.port}.`);
  if (!config.isRemixDev) return;
  await followBuilds(build, async (next) => {
    const last = panel;
    const entry = next.entry.module as ServerBuild["entry"]["module"] & {
      openPanel: typeof openPanel;
    };
    panel = await entry.openPanel(next, kept);
    last.services.live.hub.close();
    await last.services.store.close();
  });
}

function leave(server: Server, { config, operations, services }: Panel, signal: NodeJS.Signals) {
  // In a terminal no proxy has to learn that the panel stops.
  const drainMs = signal === "SIGTERM" && config.mode === "production" ? config.drainMs : 0;
  const { live, store } = services;
  return operations.shutdown.leave(server, {
    drainMs,
    endStreams: live.hub.close,
    close: store.close,
  });
}

function listen(current: () => Panel): Promise<Server> {
  const { port, host, connectionsPerAddress, heartbeatMs } = current().config;
  const server = createServer(requestLimits, (request, response) =>
    current().app(request, response),
  );
  server.keepAliveTimeout = KEPT_ALIVE_MS;
  limitConnections(server, {
    mostPerAddress: connectionsPerAddress,
    isTrusted: (address) => current().app.get("trust proxy fn")(address, 0),
    heartbeatMs,
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}
