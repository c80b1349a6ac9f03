import { createHash } from "node:crypto";
import type { NextFunction, Request, Response } from "express";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { Brand } from "../api/configuration.server.ts";
import { detectLanguage } from "../i18n/detect.server.ts";
import { findBrand } from "../request/context.server.ts";
import type { Services } from "../request/services.server.ts";
import { isAnonymous } from "../session/anonymous.server.ts";
import type { CachedPage } from "./cached-page.server.ts";
import { type PublicAddress, readPublicAddress } from "./public-address.server.ts";
import type { RenderPage } from "./render-page.server.ts";

/** Some three hundred pages, whatever the number of brands. */
const MAX_BYTES = 24 * 1024 * 1024;
/** Nothing on these pages knows the day; should something ever, it is old for no longer. */
const MAX_AGE_MS = 10 * 60_000;

/**
 * Answers whoever is not logged in with pages that are finished already: one for each brand, language
 * and address. Whatever is out of the ordinary goes on to Remix.
 */
export function createPageCache({
  draw,
  services,
  log,
  onLookUp = () => {},
}: {
  draw: RenderPage;
  services: Services;
  log: Logger;
  /** Told of each page that could be there, and whether it was. */
  onLookUp?: (outcome: "hit" | "miss") => void;
}) {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: MAX_AGE_MS,
  });
  const underWay = new Map<string, Promise<CachedPage | undefined>>();

  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    try {
      const page = await find(request, response.locals.requestId);
      if (page) return send(page, request, response);
    } catch (error) {
      // It is told, and logged, by the one who draws the page for whoever has asked.
      log.debug({ err: error }, "no page could be finished");
    }
    next();
  };

  async function find(request: Request, requestId: string): Promise<CachedPage | undefined> {
    const { method, originalUrl: address, headers } = request;
    if (method !== "GET" && method !== "HEAD") return undefined;
    const asked = readPublicAddress(address);
    if (!asked || !isAnonymous(headers.cookie)) return undefined;
    const url = new URL(`${request.protocol}://${request.hostname}${address}`);
    const found = await findBrand(url, asked.params, services.tenants);
    if (!isOfBrand(asked, found)) return undefined;
    const language = await detectLanguage({ headers: toHeaders(headers) });
    // A page of an older version of its brand is asked for no more, and falls out.
    const key = [versionOf(found.brand), language, found.foundBy, request.secure, address].join(
      " ",
    );
    const page = pages.get(key);
    onLookUp(page ? "hit" : "miss");
    if (page) return page;
    return once(key, async () => {
      const isSecure = request.secure;
      const drawn = await draw(url, language, {
        ...{ services, requestId, isSecure },
        log: log.child({ requestId }),
      });
      if (drawn) pages.set(key, drawn);
      return drawn;
    });
  }

  /** All who come while a page is being drawn wait for that one. */
  function once(key: string, run: () => Promise<CachedPage | undefined>) {
    const running = underWay.get(key) ?? run().finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  }
}

/** A brand that the address names in vain, or a text that the group does not have, makes no page of its own. */
function isOfBrand(
  { siteDomain, contentKey }: PublicAddress,
  found: Awaited<ReturnType<typeof findBrand>>,
): boolean {
  const hasContent =
    contentKey === undefined || found.brand.contents.some(({ key }) => key === contentKey);
  return siteDomain === found.siteDomain && hasContent;
}

/** Of all that a browser says what a page depends on. */
function toHeaders({ cookie, "accept-language": language }: Request["headers"]): Headers {
  const headers = new Headers();
  if (cookie !== undefined) headers.set("cookie", cookie);
  if (language !== undefined) headers.set("accept-language", language);
  return headers;
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

const versions = new WeakMap<Brand, string>();

/** The same for the same configuration, however often it was fetched. */
function versionOf(brand: Brand): string {
  const known = versions.get(brand);
  if (known) return known;
  const version = createHash("sha256").update(JSON.stringify(brand)).digest("base64url");
  versions.set(brand, version);
  return version;
}
