import { createHash } from "node:crypto";
import type { NextFunction, Request, Response } from "express";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { Brand } from "../api/configuration.server.ts";
import { cacheByObject } from "../cache-by-object.ts";
import { detectLanguage } from "../i18n/detect.server.ts";
import { toOffer } from "../i18n/languages.ts";
import { recordBrand } from "../observability/request-facts.server.ts";
import { findBrand } from "../request/context.server.ts";
import type { Services } from "../request/services.server.ts";
import { isOffered } from "../session/access.ts";
import { isAnonymous } from "../session/cookies.server.ts";
import { createSingleFlight } from "../store/single-flight.ts";
import type { CachedPage } from "./cached-page.server.ts";
import { type PublicAddress, readPublicAddress } from "./public-address.server.ts";
import type { RenderPage } from "./render-page.server.ts";

/** Some three hundred pages, of all brands together. */
const MAX_BYTES = 24 * 1024 * 1024;
/** These pages do not depend on the day; if one ever does, it is outdated for no longer. */
const MAX_AGE_MS = 10 * 60_000;

/**
 * Serves anonymous users pages that were rendered before, one for each brand, language and address. All
 * other requests go on to Remix.
 */
export function createPageCache({
  renderPage,
  services,
  log,
  onLookUp = () => {},
}: {
  renderPage: RenderPage;
  services: Services;
  log: Logger;
  /** Called for each cacheable page, with whether it was there. */
  onLookUp?: (outcome: "hit" | "miss") => void;
}) {
  const cache = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: MAX_AGE_MS,
  });
  const once = createSingleFlight<CachedPage | undefined>();
  services.tenants.onPurge((permalink) => {
    for (const key of cache.keys()) if (key.startsWith(`${permalink} `)) cache.delete(key);
  });

  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    try {
      const page = await find(request, response);
      if (page) return send(page, request, response);
    } catch (error) {
      // Remix renders the page next, and reports the failure.
      log.debug({ err: error }, "a page could not be cached");
    }
    next();
  };

  async function find(request: Request, response: Response): Promise<CachedPage | undefined> {
    const { requestId } = response.locals;
    const { method, originalUrl: address, headers } = request;
    if (method !== "GET" && method !== "HEAD") return undefined;
    const publicAddress = readPublicAddress(address);
    if (!publicAddress || !isAnonymous(headers.cookie)) return undefined;
    const url = new URL(`${request.protocol}://${request.hostname}${address}`);
    const found = await findBrand(url, publicAddress.params, services.tenants);
    if (!isOfBrand(publicAddress, found)) return undefined;
    const get = (name: string) => request.get(name) ?? null;
    const language = await detectLanguage({ headers: { get } }, toOffer(found.brand));
    // No request finds a page of an older version of its brand, so the cache drops it in time.
    const { secure: isSecure } = request;
    const { permalink } = found.brand;
    recordBrand(response, found);
    const health = JSON.stringify(await services.health.of(permalink));
    const key = [
      permalink,
      versionOf(found.brand),
      language,
      found.foundBy,
      isSecure,
      health,
      address,
    ].join(" ");
    const page = cache.get(key);
    onLookUp(page ? "hit" : "miss");
    if (page) return page;
    return once(key, async () => {
      const rendered = await renderPage(url, language, {
        ...{ services, requestId, isSecure },
        log: log.child({ requestId }),
      });
      // An outage that began or ended meanwhile may be on the page, or be missing.
      const isCurrent = JSON.stringify(await services.health.of(permalink)) === health;
      if (rendered && isCurrent) cache.set(key, rendered);
      return rendered;
    });
  }
}

/** Unknown brands and contents must not fill the cache, and a screen of a feature that is off is no page. */
function isOfBrand(
  { screen, siteDomain, contentKey }: PublicAddress,
  found: Awaited<ReturnType<typeof findBrand>>,
): boolean {
  const hasContent =
    contentKey === undefined || found.brand.contents.some(({ key }) => key === contentKey);
  return siteDomain === found.siteDomain && hasContent && isOffered(screen, found.brand);
}

function send(page: CachedPage, request: Request, response: Response): void {
  const { nonce } = response.locals;
  const isZippable = request.acceptsEncodings("gzip") === "gzip";
  const zipped = isZippable ? page.fillZipped(nonce) : undefined;
  const body = zipped ?? page.fill(nonce);
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Content-Length", body.length);
  response.setHeader("Vary", "Accept-Encoding");
  if (zipped) response.setHeader("Content-Encoding", "gzip");
  response.end(body);
}

/** The same for equal configurations, however often they are fetched. */
const versionOf = cacheByObject((brand: Brand) =>
  createHash("sha256").update(JSON.stringify(brand)).digest("base64url"),
);
