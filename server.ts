import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "@remix-run/express";
import { broadcastDevReady, type ServerBuild } from "@remix-run/node";
import express, { type Express, type Request, type Response } from "express";
import { type Logger, pino } from "pino";
import { createApiFactory } from "./app/api/client.server.ts";
import { createTransport } from "./app/api/transport.server.ts";
import { type Config, ConfigError, readConfig } from "./app/config/env.server.ts";
import { createDraw } from "./app/finished/draw.server.ts";
import { createFinishedPages } from "./app/finished/finished-pages.server.ts";
import { createBranches, forEachBranch } from "./app/http/branches.server.ts";
import { limitConnections, requestLimits } from "./app/http/client-limits.server.ts";
import { createContentPolicy, reportingEndpoints } from "./app/http/content-policy.server.ts";
import { guardBuild } from "./app/http/guarded-build.server.ts";
import { refuseHugeBodies } from "./app/http/limited-body.server.ts";
import { maskPath } from "./app/http/masked-path.ts";
import { refuseOddRequests } from "./app/http/odd-requests.server.ts";
import { createOutput } from "./app/http/output.server.ts";
import { describePacked, preferPacked } from "./app/http/packed-files.server.ts";
import { createPolicyReports, policyReportsPath } from "./app/http/policy-reports.server.ts";
import { createReport, reportNowhere } from "./app/http/report.server.ts";
import {
  allowCamera,
  createNonce,
  keepCodesToThemselves,
  mendAddresses,
  originOf,
  refuseBadHosts,
  refuseForeignChanges,
  securityHeaders,
} from "./app/http/security.server.ts";
import type { Services } from "./app/http/services.server.ts";
import { createShell } from "./app/http/shell.server.ts";
import { createHub } from "./app/live/hub.server.ts";
import { createHealth } from "./app/operations/health.server.ts";
import { leaveOnSignals } from "./app/operations/leaving.server.ts";
import { openMetricsDoor } from "./app/operations/metrics-door.server.ts";
import {
  createOperations,
  type Operations,
  readState,
} from "./app/operations/operations.server.ts";
import { countRequests } from "./app/operations/request-count.server.ts";
import { requestIdOf } from "./app/operations/request-id.server.ts";
import { createScreenNames } from "./app/operations/screen-names.server.ts";
import { logCalls, watchApi, watchStore } from "./app/operations/watched.server.ts";
import { createQrReader } from "./app/qr/qr-reader.server.ts";
import { createCookieSigner } from "./app/session/cookies.server.ts";
import { createSessions } from "./app/session/sessions.server.ts";
import { createEmbeddedStore } from "./app/store/embedded.server.ts";
import { createRedisStore } from "./app/store/redis.server.ts";
import { StoreDown } from "./app/store/store.ts";
import { createVault } from "./app/store/vault.server.ts";
import { createTenants } from "./app/tenant/tenants.server.ts";

/** What a browser may leave untaken of a stream: many minutes of a line that is dead. */
const MOST_UNSENT_BYTES = 16_384;

/** Longer than routers keep a connection unused, so that it is never the panel that ends one just being taken. */
const KEPT_ALIVE_MS = 130_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  // Nobody waits for a line to be written; what is left at the end is written then.
  const log = pino({ level: config.logLevel }, pino.destination({ sync: false }));
  const build = await readBuild();
  const sandbox = config.apiUrl === undefined ? await startOwnSandbox() : undefined;
  const apiUrl = config.apiUrl ?? sandbox?.origin ?? "";
  const operations = createOperations(log);
  const services = await createServices(config, build, apiUrl, log, operations);
  readState(operations, services.live.hub, build.assets.version);
  await services.store.ping();
  const app = createApp(config, build, services, apiUrl, log, operations);
  const server = await listen(app, config);
  operations.leaving.watch(server);
  server.keepAliveTimeout = KEPT_ALIVE_MS;
  const { port } = server.address() as AddressInfo;
  if (config.metricsPort !== undefined) {
    const { registry } = operations.metrics;
    await openMetricsDoor(registry, { port: config.metricsPort, host: config.host });
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
  if (config.isRemixDev) await broadcastDevReady(build);
}

async function readBuild(): Promise<ServerBuild> {
  // Relative to where the panel runs, since this file is bundled elsewhere.
  return import(pathToFileURL(path.resolve("build/index.js")).href);
}

/** The taxi API that comes along, for whoever has none at hand. */
async function startOwnSandbox() {
  const { startSandbox } = await import("./sandbox/sandbox.ts");
  const { listDemoLogins } = await import("./sandbox/accounts/seed.ts");
  const { origin, world } = await startSandbox({
    onSent: ({ to, subject, text }) => console.log(`  To ${to}: ${subject}. ${text}`),
  });
  return { origin, brands: world.brands, logins: listDemoLogins(world) };
}

/** Where to go now, and who to be there. */
function introduce(port: number, sandbox: Awaited<ReturnType<typeof startOwnSandbox>> | undefined) {
  if (!sandbox) return `The panel answers on port ${port}.`;
  const brands = sandbox.brands.flatMap((brand) => [
    "",
    `  ${brand.name}: http://${brand.domains[0]}:${port}`,
    ...sandbox.logins
      .filter((login) => login.brand.id === brand.id)
      .map(({ kind, username, password }) => `    ${kind.padEnd(9)} ${username}  ${password}`),
  ]);
  return [
    "The panel is up, with the sandbox behind it and everything in memory.",
    ...brands,
    "",
    "Whatever is sent by SMS or e-mail, as the code of a new account, shows here.",
    "",
    "Where a host ending in .localhost leads nowhere, name the brand in the address:",
    `  http://127.0.0.1:${port}/before_room/${sandbox.brands[0]?.domains[0]}`,
    "",
  ].join("\n");
}

async function createServices(
  config: Config,
  build: ServerBuild,
  apiUrl: string,
  log: Logger,
  { metrics, breaker }: Operations,
): Promise<Services> {
  const ownStore = config.redisUrl
    ? createRedisStore(config.redisUrl, { log })
    : createEmbeddedStore();
  const store = watchStore(ownStore, metrics);
  const transport = logCalls(createTransport({ timeoutMs: config.apiTimeoutMs, breaker }), log);
  const api = watchApi(createApiFactory({ baseUrl: apiUrl, transport }), metrics);
  // Without a secret of the operator's, sessions end with the process.
  const secrets = config.sessionSecrets ?? [randomBytes(32).toString("hex")];
  const vault = createVault(secrets);
  const { paceMs, heartbeatMs } = config;
  const onRound = (outcome: string) => metrics.rounds.add([outcome]);
  const onLookUp = (outcome: string) => metrics.cacheLookups.add(["brand", outcome]);
  return {
    api,
    store,
    vault,
    live: { hub: createHub({ store, vault, log, onRound }), paceMs, heartbeatMs },
    readQrCode: createQrReader(),
    tenants: createTenants({ store, api, log, onLookUp }),
    sessions: createSessions(store, vault),
    cookies: createCookieSigner(secrets),
    triesPerAddress: config.triesPerAddress,
    googleAuthorizationUrl: config.googleAuthorizationUrl,
    reportsTo: config.sentryDsn,
    report: config.sentryDsn ? await createReport(config.sentryDsn) : reportNowhere,
    hasWorker: config.hasWorker,
    routed: new Set(Object.keys(build.routes)),
  };
}

function createApp(
  config: Config,
  build: ServerBuild,
  services: Services,
  apiUrl: string,
  log: Logger,
  { metrics, leaving, breaker }: Operations,
): Express {
  const isDevelopment = config.mode !== "production";
  const policy = createContentPolicy({
    isDevelopment,
    picturesFrom: new URL(apiUrl).origin,
    reportsTo: config.sentryDsn && new URL(config.sentryDsn).origin,
  });
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", config.trustedProxies);
  // Of what can be asked, an array or an object is none of ours.
  app.set("query parser", "simple");
  app.use(securityHeaders({ isDevelopment }));
  app.use(refuseBadHosts);
  app.use(refuseOddRequests);
  app.use(mendAddresses);
  app.use(
    createHealth({
      ping: services.store.ping,
      isApiDown: () => breaker.isOpen,
      isStopping: () => leaving.isStopping,
    }),
  );
  app.use(
    "/build",
    preferPacked("public/build"),
    express.static("public/build", { immutable: true, maxAge: "1y", setHeaders: describePacked }),
  );
  app.use(countRequests(metrics, createScreenNames(build.routes)));
  app.use((request, response, next) => {
    response.locals = { nonce: createNonce(), requestId: requestIdOf(request) };
    response.setHeader("X-Request-Id", response.locals.requestId);
    const { secure: isSecure } = request;
    response.setHeader("Content-Security-Policy", policy(response.locals.nonce, { isSecure }));
    if (isSecure) response.setHeader("Reporting-Endpoints", reportingEndpoints);
    // Pages are somebody's own: no cache between here and the browser keeps them.
    response.setHeader("Cache-Control", "private, no-cache");
    const started = performance.now();
    response.on("finish", () => {
      const { method, path: requestPath } = request;
      const ms = Math.round(performance.now() - started);
      const { requestId } = response.locals;
      log.info(
        { requestId, method, path: maskPath(requestPath), status: response.statusCode, ms },
        "request",
      );
    });
    next();
  });
  app.post(policyReportsPath, createPolicyReports({ log }).receive);
  app.use(keepCodesToThemselves);
  app.use(refuseHugeBodies);
  app.use(refuseForeignChanges);
  const branchOf = createBranches(guardBuild(build));
  const { mode } = config;
  const { tenants, hasWorker } = services;
  app.use(createShell({ tenants, hasWorker, version: build.assets.version }));
  const draw = createDraw(branchOf, mode);
  const onLookUp = (outcome: string) => metrics.cacheLookups.add(["page", outcome]);
  if (!isDevelopment) app.use(createFinishedPages({ draw, services, log, onLookUp }));
  const handlerOf = forEachBranch((branch) =>
    createRequestHandler({
      build: branch,
      mode,
      getLoadContext: (request: Request, response: Response) => ({
        services,
        nonce: response.locals.nonce,
        requestId: response.locals.requestId,
        log: log.child({ requestId: response.locals.requestId }),
        isSecure: request.secure,
        origin: originOf(request),
        address: request.ip ?? "",
        renewCookie: (cookie) => response.append("Set-Cookie", cookie),
        output: createOutput(response),
        setRetryAfter: (seconds) => response.setHeader("Retry-After", String(seconds)),
        allow: (power) => {
          if (power === "camera") return allowCamera(response);
          const withMap = policy(response.locals.nonce, {
            isSecure: request.secure,
            hasMap: true,
          });
          response.setHeader("Content-Security-Policy", withMap);
        },
        dropIfStuck: () => {
          const isStuck = response.writableLength > MOST_UNSENT_BYTES;
          if (isStuck) response.destroy();
          return isStuck;
        },
      }),
    }),
  );
  app.all("*", (request, response, next) =>
    handlerOf(branchOf(request.originalUrl))(request, response, next),
  );
  return app;
}

function listen(
  app: Express,
  { port, host, connectionsPerAddress, heartbeatMs }: Config,
): Promise<Server> {
  const server = createServer(requestLimits, app);
  limitConnections(server, {
    mostPerAddress: connectionsPerAddress,
    isTrusted: (address) => app.get("trust proxy fn")(address, 0),
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
  if (error.code === "EACCES") return `port ${error.port} is not allowed; choose one above 1023`;
  return undefined;
}

main().catch((error) => {
  const explanation = explain(error);
  if (explanation === undefined) throw error;
  console.error(`parada: ${explanation}`);
  process.exit(2);
});
