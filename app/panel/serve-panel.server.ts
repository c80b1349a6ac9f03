import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { ServerBuild } from "@remix-run/node";
import { openConsoleServer } from "../console/console-server.server.ts";
import { limitConnections, requestLimits } from "../middleware/connection-limits.server.ts";
import { shutDownOnSignals } from "../observability/graceful-shutdown.server.ts";
import { openMetricsServer } from "../observability/metrics-server.server.ts";
import { traceUnhandled } from "../observability/trace-failure.server.ts";
import { announce } from "./announce.server.ts";
import { exitWithExplanation } from "./failed-start.server.ts";
import { openPanel, type Panel } from "./open-panel.server.ts";
import { createProcessState, type ProcessState } from "./process-state.server.ts";
import { connectPrimary, type PrimaryLink } from "./workers/primary-link.server.ts";

/** Longer than proxies keep an idle connection, so the panel never closes one that a proxy is about to use. */
const KEEP_ALIVE_MS = 130_000;

type PanelOptions = Pick<ProcessState, "startSandbox" | "startSampleApi"> & {
  /** Calls back with each new build. */
  followBuilds: (first: ServerBuild, use: (next: ServerBuild) => Promise<void>) => Promise<void>;
};

declare module "@remix-run/server-runtime" {
  /** `app/entry.server.tsx` also exports these, for the programs that run a build. */
  interface ServerEntryModule {
    openPanel: typeof openPanel;
    servePanel: typeof servePanel;
  }
}

/** Runs the panel of a build until the process is told to stop. */
export async function servePanel(build: ServerBuild, options: PanelOptions): Promise<void> {
  try {
    await serve(build, options);
  } catch (error) {
    exitWithExplanation(error);
  }
}

async function serve(build: ServerBuild, { followBuilds, ...given }: PanelOptions): Promise<void> {
  const primary = connectPrimary();
  const processState = createProcessState(given);
  let panel = await openPanel(build, processState);
  const current = () => panel;
  const { config, log, services, operations } = panel;
  traceUnhandled(process, { log, report: services.report, flush: services.flushReports });
  const server = await listen(current);
  operations.shutdown.watch(server);
  ({ port: processState.port } = server.address() as AddressInfo);
  const metricsPort = await openMetrics(current, primary);
  if (config.console) {
    await openConsoleServer(() => current().operatorConsole, config.console);
    log.info({ port: config.console.port }, "the operator's console is up");
  }
  shutDownOnSignals((signal) => shutDown(server, current(), signal), primary?.signals);
  const { port, sandbox } = processState;
  if (primary) primary.tellReady({ port, metricsPort });
  else
    announce({
      ...{ log, config, port },
      apiUrl: panel.apiUrl,
      introduction: sandbox?.introduction(port),
    });
  if (!config.isRemixDev) return;
  await followBuilds(build, async (next) => {
    const previous = panel;
    panel = await next.entry.module.openPanel(next, processState);
    previous.services.live.hub.close();
    await closeStore(previous);
  });
}

/** Returns the port; a worker's own is for the primary alone, which serves the metrics of all. */
async function openMetrics(
  current: () => Panel,
  primary: PrimaryLink | undefined,
): Promise<number | undefined> {
  const { config, operations } = current();
  if (config.metricsPort === undefined) return undefined;
  const { metrics } = operations;
  const tenants = () => current().services.tenants;
  const server = await openMetricsServer(
    {
      ...{ registry: metrics.registry, metrics },
      readViolations: () => current().services.contractViolations.read(),
      isBrandDomain: (host) => tenants().isDomain(host),
      listDomains: () => tenants().listDomains(),
    },
    primary
      ? { port: 0, host: "127.0.0.1" }
      : { port: config.metricsPort, host: config.metricsHost },
  );
  return (server.address() as AddressInfo).port;
}

function shutDown(
  server: Server,
  { config, operations, services, samples, reports }: Panel,
  signal: NodeJS.Signals,
) {
  services.rounds.stop();
  // In a terminal there is no proxy to warn.
  const drainMs = signal === "SIGTERM" && config.mode === "production" ? config.drainMs : 0;
  return operations.shutdown.leave(server, {
    drainMs,
    endStreams: services.live.hub.close,
    close: () => closeStore({ services, samples, reports }),
  });
}

async function closeStore({
  services: { contractViolations, health, rounds, store },
  samples,
  reports,
}: Pick<Panel, "services" | "samples" | "reports">): Promise<void> {
  health.close();
  await rounds.end();
  await samples?.close();
  await reports.end();
  await contractViolations.write();
  await store.close();
}

function listen(current: () => Panel): Promise<Server> {
  const { port, host, connectionsPerAddress, heartbeatMs } = current().config;
  const server = createServer(requestLimits, (request, response) =>
    current().app(request, response),
  );
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  limitConnections(server, {
    maxPerAddress: connectionsPerAddress,
    isTrusted: (address) => current().app.get("trust proxy fn")(address, 0),
    heartbeatMs,
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}
