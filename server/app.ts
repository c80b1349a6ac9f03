import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import express, { type Express, type Request, type Response } from "express";
import type { Logger } from "pino";
import type { Config } from "../app/config/env.server.ts";
import { refuseHugeBodies } from "../app/middleware/body-limit.server.ts";
import {
  createContentPolicy,
  reportingEndpoints,
} from "../app/middleware/content-security-policy.server.ts";
import { createPolicyReports, policyReportsPath } from "../app/middleware/csp-reports.server.ts";
import { refuseOddRequests } from "../app/middleware/malformed-requests.server.ts";
import { maskPath } from "../app/middleware/mask-path.ts";
import { createPictureProxy } from "../app/middleware/picture-proxy.server.ts";
import { describePacked, preferPacked } from "../app/middleware/precompressed-files.server.ts";
import { createShell } from "../app/middleware/pwa.server.ts";
import {
  allowCamera,
  createNonce,
  keepCodesToThemselves,
  mendAddresses,
  originOf,
  refuseBadHosts,
  refuseForeignChanges,
  securityHeaders,
} from "../app/middleware/security.server.ts";
import { countRequests } from "../app/observability/count-requests.server.ts";
import { createHealth } from "../app/observability/health.server.ts";
import type { Operations } from "../app/observability/observability.server.ts";
import { requestIdOf } from "../app/observability/request-id.server.ts";
import { createScreenNames } from "../app/observability/screen-names.server.ts";
import { isNobody } from "../app/page-cache/anonymous.server.ts";
import { createFinishedPages } from "../app/page-cache/page-cache.server.ts";
import { createDraw } from "../app/page-cache/render-page.server.ts";
import { guardBuild } from "../app/remix/guarded-build.server.ts";
import { createBranches, forEachBranch } from "../app/remix/route-branches.server.ts";
import { picturesPath } from "../app/request/picture-address.server.ts";
import { createOutput } from "../app/request/response-output.server.ts";
import type { Services } from "../app/request/services.server.ts";

/** What a browser may leave untaken of a stream: many minutes of a line that is dead. */
const MOST_UNSENT_BYTES = 16_384;

export function createApp(
  config: Config,
  build: ServerBuild,
  services: Services,
  log: Logger,
  { metrics, leaving, breaker }: Operations,
): Express {
  const isDevelopment = config.mode !== "production";
  const policy = createContentPolicy({
    isDevelopment,
    picturesFrom: config.apiPublicUrl && new URL(config.apiPublicUrl).origin,
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
    // What a session has drawn is not kept, not even for the way back: the session may be over by then.
    const isAnonymous = isNobody(request.headers.cookie);
    // Text browsers heed `no-cache` alone.
    response.setHeader("Cache-Control", isAnonymous ? "private, no-cache" : "no-store, no-cache");
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
  const { pictures, fetchPicture } = services;
  app.get(picturesPath, createPictureProxy({ pictures, fetchPicture, log }));
  app.use(keepCodesToThemselves);
  app.use(refuseHugeBodies);
  app.use(refuseForeignChanges);
  const branchOf = createBranches(guardBuild(build));
  const { mode } = config;
  const { tenants, hasWorker } = services;
  app.use(createShell({ tenants, pictures, hasWorker, version: build.assets.version }));
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
        clearCache: () => response.setHeader("Clear-Site-Data", '"cache"'),
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
