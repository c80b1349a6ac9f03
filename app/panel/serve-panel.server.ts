import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { ServerBuild } from "@remix-run/node";
import { ConfigError, servesUsers } from "../config/env.server.ts";
import { openConsoleServer } from "../console/console-server.server.ts";
import { limitConnections, requestLimits } from "../middleware/connection-limits.server.ts";
import { readBuildId } from "../observability/build-id.server.ts";
import { shutDownOnSignals } from "../observability/graceful-shutdown.server.ts";
import { createLog } from "../observability/log.server.ts";
import { openMetricsServer } from "../observability/metrics-server.server.ts";
import { traceUnhandled } from "../observability/trace-failure.server.ts";
import { StoreDown } from "../store/store.ts";
import { openPanel, type Panel } from "./open-panel.server.ts";
import { createProcessState, type ProcessState } from "./process-state.server.ts";

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
    const explanation = explainFailedStart(error as Error);
    if (servesUsers(process.env)) logFailedStart(error, explanation);
    else if (explanation === undefined) throw error;
    else console.error(`parada: ${explanation}`);
    process.exit(explanation === undefined ? 1 : 2);
  }
}

/** Before the configuration is known there is no log, and its collector reads JSON all the same. */
function logFailedStart(error: unknown, explanation: string | undefined): void {
  const log = createLog({ level: "info", build: readBuildId() });
  if (explanation === undefined) log.fatal({ err: error }, "the panel could not start");
  else log.fatal({ problems: explanation.split("\n") }, "the panel cannot start");
  log.flush();
}

/** One line for a fault that the operator can correct; undefined for a bug, whose stack is printed. */
function explainFailedStart(error: NodeJS.ErrnoException & { port?: number }) {
  if (error instanceof StoreDown) return "Redis cannot be reached; is REDIS_URL right?";
  if (error instanceof ConfigError) return `the environment is invalid:\n${error.message}`;
  if (error.code === "EADDRINUSE")
    return `port ${error.port} is in use; choose another with PORT, METRICS_PORT or CONSOLE_PORT`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return `this machine has no such address to listen on; check HOST, METRICS_HOST and CONSOLE_HOST (${error.message})`;
  if (error.code === "EACCES") return `port ${error.port} is not allowed; choose one above 1023`;
  return undefined;
}

async function serve(build: ServerBuild, { followBuilds, ...given }: PanelOptions): Promise<void> {
  const processState = createProcessState(given);
  let panel = await openPanel(build, processState);
  const current = () => panel;
  const { config, log, services, operations } = panel;
  traceUnhandled(process, { log, report: services.report, flush: services.flushReports });
  const server = await listen(current);
  operations.shutdown.watch(server);
  ({ port: processState.port } = server.address() as AddressInfo);
  if (config.metricsPort !== undefined) {
    const { metrics } = operations;
    const tenants = () => current().services.tenants;
    await openMetricsServer(
      {
        ...{ registry: metrics.registry, metrics },
        readViolations: () => current().services.contractViolations.read(),
        isBrandDomain: (host) => tenants().isDomain(host),
        listDomains: () => tenants().listDomains(),
      },
      { port: config.metricsPort, host: config.metricsHost },
    );
  }
  if (config.console) {
    await openConsoleServer(() => current().operatorConsole, config.console);
    log.info({ port: config.console.port }, "the operator's console is up");
  }
  shutDownOnSignals((signal) => shutDown(server, current(), signal));
  announce(panel, processState);
  if (!config.isRemixDev) return;
  await followBuilds(build, async (next) => {
    const previous = panel;
    panel = await next.entry.module.openPanel(next, processState);
    previous.services.live.hub.close();
    await closeStore(previous);
  });
}

/** Programs that start a panel wait for this line, so it comes whatever LOG_LEVEL says. */
function announce({ config, log, apiUrl }: Panel, { port, sandbox }: ProcessState): void {
  const told = config.hasJsonOutput ? log.child({}, { level: "info" }) : log;
  told.info({ port, apiUrl }, "the panel is up");
  if (config.hasJsonOutput) return;
  console.log(sandbox?.introduction(port) ?? `The panel answers on port ${port}.`);
}

function shutDown(
  server: Server,
  { config, operations, services, samples, reports }: Panel,
  signal: NodeJS.Signals,
) {
  // In a terminal there is no proxy to warn.
  const drainMs = signal === "SIGTERM" && config.mode === "production" ? config.drainMs : 0;
  return operations.shutdown.leave(server, {
    drainMs,
    endStreams: services.live.hub.close,
    close: () => closeStore({ services, samples, reports }),
  });
}

async function closeStore({
  services: { contractViolations, health, store },
  samples,
  reports,
}: Pick<Panel, "services" | "samples" | "reports">): Promise<void> {
  health.close();
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
