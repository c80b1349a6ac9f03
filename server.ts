import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { ServerBuild } from "@remix-run/node";
import type { Express } from "express";
import { pino } from "pino";
import { type Config, ConfigError, readConfig } from "./app/config/env.server.ts";
import { limitConnections, requestLimits } from "./app/middleware/connection-limits.server.ts";
import { leaveOnSignals } from "./app/observability/graceful-shutdown.server.ts";
import { openMetricsDoor } from "./app/observability/metrics-server.server.ts";
import { createOperations, readState } from "./app/observability/observability.server.ts";
import { traceStrays } from "./app/observability/trace-unhandled.server.ts";
import { StoreDown } from "./app/store/store.ts";
import { createApp } from "./server/app.ts";
import { followBuilds, readBuild } from "./server/builds.ts";
import { introduce, startOwnSandbox } from "./server/own-sandbox.ts";
import { createServices } from "./server/services.ts";

/** Longer than routers keep a connection unused, so that it is never the panel that ends one just being taken. */
const KEPT_ALIVE_MS = 130_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  // Nobody waits for a line to be written; what is left at the end is written then.
  const log = pino({ level: config.logLevel }, pino.destination({ sync: false }));
  const build = await readBuild();
  let { port } = config;
  const sandbox = config.apiUrl === undefined ? await startOwnSandbox(() => port) : undefined;
  const apiUrl = config.apiUrl ?? sandbox?.origin ?? "";
  const operations = createOperations(log);
  const release = config.sentry.release ?? build.assets.version;
  const services = await createServices(
    { ...config, sentry: { ...config.sentry, release } },
    apiUrl,
    log,
    operations,
  );
  traceStrays(process, { log, report: services.report, flush: services.flushReports });
  readState(operations, services.live.hub, build.assets.version);
  await services.store.ping();
  const make = (of: ServerBuild) => createApp(config, of, services, log, operations);
  let app = make(build);
  const server = await listen(() => app, config);
  operations.leaving.watch(server);
  server.keepAliveTimeout = KEPT_ALIVE_MS;
  ({ port } = server.address() as AddressInfo);
  if (config.metricsPort !== undefined) {
    const { registry } = operations.metrics;
    await openMetricsDoor(registry, { port: config.metricsPort, host: config.metricsHost });
  }
  leaveOnSignals((signal) =>
    operations.leaving.leave(server, {
      // Whoever sits at the terminal has no router that would have to see it.
      drainMs: signal === "SIGTERM" && config.mode === "production" ? config.drainMs : 0,
      endStreams: services.live.hub.close,
      close: services.store.close,
    }),
  );
  log.info({ port, apiUrl }, "the panel is up");
  console.log(introduce(port, sandbox));
  if (config.isRemixDev)
    await followBuilds(build, (next) => {
      app = make(next);
    });
}

function listen(
  appOf: () => Express,
  { port, host, connectionsPerAddress, heartbeatMs }: Config,
): Promise<Server> {
  const server = createServer(requestLimits, (request, response) => appOf()(request, response));
  limitConnections(server, {
    mostPerAddress: connectionsPerAddress,
    isTrusted: (address) => appOf().get("trust proxy fn")(address, 0),
    heartbeatMs,
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** One line for what the operator can mend; nothing for a mistake of ours, which keeps its stack. */
function explain(error: NodeJS.ErrnoException & { port?: number }): string | undefined {
  if (error instanceof StoreDown) return "Redis cannot be reached; is REDIS_URL right?";
  if (error instanceof ConfigError) return `the environment is not right:\n${error.message}`;
  if (error.code === "EADDRINUSE")
    return `port ${error.port} is taken; choose another with PORT or METRICS_PORT`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return `this machine has no such address to listen on; check HOST and METRICS_HOST (${error.message})`;
  if (error.code === "EACCES") return `port ${error.port} is not allowed; choose one above 1023`;
  return undefined;
}

main().catch((error) => {
  const explanation = explain(error);
  if (explanation === undefined) throw error;
  console.error(`parada: ${explanation}`);
  process.exit(2);
});
