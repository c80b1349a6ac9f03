import { randomBytes, randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "@remix-run/express";
import { broadcastDevReady, type ServerBuild } from "@remix-run/node";
import express, { type Express, type Request, type Response } from "express";
import { type Logger, pino } from "pino";
import { createBreaker } from "./app/api/breaker.ts";
import { createApiFactory } from "./app/api/client.server.ts";
import { createTransport } from "./app/api/transport.server.ts";
import { type Config, ConfigError, readConfig } from "./app/config/env.server.ts";
import { createContentPolicy } from "./app/http/content-policy.server.ts";
import { guardBuild } from "./app/http/guarded-build.server.ts";
import { refuseHugeBodies } from "./app/http/limited-body.server.ts";
import { maskPath } from "./app/http/masked-path.ts";
import { createOutput } from "./app/http/output.server.ts";
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

/** For how long a stopping panel waits for those that it is still answering. */
const GRACE_MS = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const build = await readBuild();
  const sandbox = config.apiUrl === undefined ? await startOwnSandbox() : undefined;
  const apiUrl = config.apiUrl ?? sandbox?.origin ?? "";
  const services = await createServices(config, build, apiUrl, log);
  await services.store.ping();
  const server = await listen(createApp(config, build, services, apiUrl, log), config);
  const { port } = server.address() as AddressInfo;

  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      // Streams would last for as long as somebody looks.
      services.live.hub.close();
      server.close(() => services.store.close().finally(() => process.exit(0)));
      server.closeIdleConnections();
      // Whoever does not take what they were sent holds up nothing.
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    });
  }
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
  const { origin, world } = await startSandbox();
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
): Promise<Services> {
  const store = config.redisUrl
    ? createRedisStore(config.redisUrl, { log })
    : createEmbeddedStore();
  const transport = createTransport({ timeoutMs: config.apiTimeoutMs, breaker: createBreaker() });
  const api = createApiFactory({ baseUrl: apiUrl, transport });
  // Without a secret of the operator's, sessions end with the process.
  const secrets = config.sessionSecrets ?? [randomBytes(32).toString("hex")];
  const vault = createVault(secrets);
  const { paceMs, heartbeatMs } = config;
  return {
    api,
    store,
    vault,
    live: { hub: createHub({ store, vault, log }), paceMs, heartbeatMs },
    readQrCode: createQrReader(),
    tenants: createTenants({ store, api, log }),
    sessions: createSessions(store),
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
  app.use(refuseBadHosts);
  app.use(mendAddresses);
  app.get("/healthz", (_request, response) => {
    response.type("text/plain").send("ok");
  });
  app.use("/build", express.static("public/build", { immutable: true, maxAge: "1y" }));
  app.use(express.static("public", { maxAge: "1h" }));
  app.use((request, response, next) => {
    response.locals = { nonce: createNonce(), requestId: randomUUID() };
    response.setHeader("X-Request-Id", response.locals.requestId);
    response.setHeader("Content-Security-Policy", policy(response.locals.nonce));
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
  app.use(securityHeaders({ isDevelopment }));
  app.use(keepCodesToThemselves);
  app.use(refuseHugeBodies);
  app.use(refuseForeignChanges);
  const { tenants, hasWorker } = services;
  app.use(createShell({ tenants, hasWorker, version: build.assets.version }));
  app.all(
    "*",
    createRequestHandler({
      build: guardBuild(build),
      mode: config.mode,
      getLoadContext: (request: Request, response: Response) => ({
        services,
        nonce: response.locals.nonce,
        requestId: response.locals.requestId,
        log: log.child({ requestId: response.locals.requestId }),
        isSecure: request.secure,
        origin: originOf(request),
        address: request.ip ?? "",
        output: createOutput(response),
        setRetryAfter: (seconds) => response.setHeader("Retry-After", String(seconds)),
        allow: (power) => {
          if (power === "camera") return allowCamera(response);
          const withMap = policy(response.locals.nonce, { hasMap: true });
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
  return app;
}

function listen(app: Express, { port, host }: Config): Promise<Server> {
  const server = createServer({ requestTimeout: 60_000, headersTimeout: 15_000 }, app);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** One line for what the operator can mend; nothing for a mistake of ours, which keeps its stack. */
function explain(error: NodeJS.ErrnoException & { port?: number }): string | undefined {
  if (error instanceof StoreDown) return "Redis cannot be reached; is REDIS_URL right?";
  if (error instanceof ConfigError) return `the environment is not right:\n${error.message}`;
  if (error.code === "EADDRINUSE") return `port ${error.port} is taken; choose another with PORT`;
  if (error.code === "EACCES") return `port ${error.port} is not allowed; choose one above 1023`;
  return undefined;
}

main().catch((error) => {
  const explanation = explain(error);
  if (explanation === undefined) throw error;
  console.error(`parada: ${explanation}`);
  process.exit(2);
});
