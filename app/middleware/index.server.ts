import type { ServerBuild } from "@remix-run/node";
import express, { type Express, type RequestHandler } from "express";
import type { Logger } from "pino";
import type { Config } from "../config/env.server.ts";
import { countRequests } from "../observability/count-requests.server.ts";
import { createHealth } from "../observability/health.server.ts";
import { logRequests } from "../observability/log-requests.server.ts";
import type { Observability } from "../observability/observability.server.ts";
import { createRequestFacts } from "../observability/request-facts.server.ts";
import { webVitalsPath } from "../observability/web-vitals.ts";
import { createPageCache } from "../page-cache/page-cache.server.ts";
import { createRenderPage } from "../page-cache/render-page.server.ts";
import { guardBuild } from "../remix/guarded-build.server.ts";
import { handleWithRemix } from "../remix/request-handler.server.ts";
import { createBranches } from "../remix/route-branches.server.ts";
import { picturesPath } from "../request/picture-address.server.ts";
import { routeNameAt } from "../request/screen-at.server.ts";
import type { Services } from "../request/services.server.ts";
import { beginResponse } from "./begin-response.server.ts";
import { rejectLargeBodies } from "./body-limit.server.ts";
import { createBrandFiles } from "./brand-files.server.ts";
import { compressPages } from "./compress-pages.server.ts";
import { createContentPolicy } from "./content-security-policy.server.ts";
import { createCspReports, cspReportsPath } from "./csp-reports.server.ts";
import { sendWithTexts } from "./inline-texts.server.ts";
import { rejectMalformedRequests } from "./malformed-requests.server.ts";
import { holdsCode, maskPath } from "./mask-path.ts";
import { createPictureProxy } from "./picture-proxy.server.ts";
import { describePrecompressed, preferPrecompressed } from "./precompressed-files.server.ts";
import { rejectCrossSiteWrites } from "./reject-cross-site-writes.server.ts";
import { rejectInvalidHosts } from "./reject-invalid-hosts.server.ts";
import { repairAddresses } from "./repair-addresses.server.ts";
import { forgetScripts } from "./scripts-off.server.ts";
import { securityHeaders } from "./security-headers.server.ts";
import { createTileProxy, tilesPath } from "./tile-proxy.server.ts";
import { createWebVitals } from "./web-vitals.server.ts";

type AppParts = {
  config: Config;
  build: ServerBuild;
  services: Services;
  log: Logger;
  operations: Observability;
};

/** The middleware in order; each passes the request on or answers it. */
export function createApp({ config, build, services, log, operations }: AppParts): Express {
  const { mode } = config;
  const isDevelopment = mode !== "production";
  const { metrics } = operations;
  const policy = createContentPolicy({
    isDevelopment,
    picturesFrom: config.apiPublicUrl && new URL(config.apiPublicUrl).origin,
    reportsTo: config.sentryDsn && new URL(config.sentryDsn).origin,
  });
  const branchOf = createBranches(guardBuild(build));
  const renderPage = createRenderPage(branchOf, mode);
  const factsOf = createRequestFacts({ nameOf: routeNameAt, brandOf: services.tenants.nameOf });
  const onLookUp = (outcome: string) => metrics.cacheLookups.add(["page", outcome]);

  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", config.trustedProxies);
  // Express's default parser would make arrays and objects of some queries.
  app.set("query parser", "simple");

  app.use(logRequests({ log, factsOf, maskPath }));
  app.use(securityHeaders({ isDevelopment }));
  app.use(rejectInvalidHosts);
  app.use(rejectMalformedRequests);
  app.use(repairAddresses);
  app.use(createHealth(healthOf(services, operations, log)));
  if (isDevelopment) app.use("/build", sendWithTexts("public/build"));
  app.use("/build", preferPrecompressed("public/build"), builtFiles("public/build"));
  app.use(countRequests(operations, routeNameAt));
  app.use(beginResponse(policy));
  app.post(cspReportsPath, createCspReports(log));
  app.get(picturesPath, createPictureProxy({ ...services, log, factsOf }));
  app.get(tilesPath, createTileProxy({ ...services, log, factsOf }));
  app.use(protectCodes);
  app.use(rejectLargeBodies);
  app.use(rejectCrossSiteWrites);
  if (config.webVitalsSampleRate > 0) app.post(webVitalsPath, createWebVitals(metrics));
  app.use(forgetScripts);
  app.use(createBrandFiles({ ...services, version: build.assets.version }));
  if (!isDevelopment) app.use(createPageCache({ renderPage, services, log, onLookUp }));
  app.use(compressPages);
  app.all("*", handleWithRemix({ branchOf, mode, services, log, factsOf, policy }));
  return app;
}

const healthOf = ({ store }: Services, { breakers, shutdown }: Observability, log: Logger) => ({
  ping: store.ping,
  isApiDown: () => breakers.downSince !== undefined,
  isStopping: () => shutdown.isStopping,
  onChange: (isReady: boolean) =>
    isReady
      ? log.info("the panel is ready again")
      : log.warn("the panel is not ready: it cannot reach the store"),
});

/** Keeps an address that holds a secret code out of referrers, search engines and the caches of browsers. */
const protectCodes: RequestHandler = ({ path, query }, response, next) => {
  if (holdsCode(path) || "token" in query) {
    response.setHeader("Referrer-Policy", "no-referrer");
    response.setHeader("X-Robots-Tag", "noindex, nofollow");
    response.setHeader("Cache-Control", "no-store, no-cache");
  }
  next();
};

/** Built files have a hash of their content in their names. */
const builtFiles = (folder: string) =>
  express.static(folder, { immutable: true, maxAge: "1y", setHeaders: describePrecompressed });
