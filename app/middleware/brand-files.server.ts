import { readFileSync } from "node:fs";
import path from "node:path";
import express, { type NextFunction, type Request, type Response, type Router } from "express";
import { LRUCache } from "lru-cache";
import { ApiFault } from "../api/errors.ts";
import { findLanguage, toOffer } from "../i18n/languages.ts";
import { recordBrand } from "../observability/request-facts.server.ts";
import { drawPngIcon, drawSvgIcon } from "../pwa/icon.server.ts";
import { lookOf } from "../pwa/icon-look.server.ts";
import { toManifest } from "../pwa/manifest.server.ts";
import { drawOfflinePage } from "../pwa/offline-page.server.ts";
import { iconFiles, manifestPath, offlinePath, workerPath } from "../pwa/paths.ts";
import { unregisterScript } from "../pwa/unregister-service-worker.ts";
import {
  type BrandPictureName,
  brandPictureNames,
  brandPicturesPath,
  embeddedVersionOf,
} from "../request/brand-picture.server.ts";
import { type FoundBrand, findBrand } from "../request/context.server.ts";
import { originOf } from "../request/origin.server.ts";
import type { PictureAddresses } from "../request/picture-address.server.ts";
import type { Tenants } from "../tenant/tenants.server.ts";
import { pictureHeaders } from "./picture-proxy.server.ts";

const nothing = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";
/** A brand's colours rarely change, and may be an hour old. */
const forAnHour = "public, max-age=3600";

type Respond = (found: FoundBrand, request: Request, response: Response) => unknown;

/**
 * The files of a brand that do not depend on the session: its pictures, the file for search engines, and what makes the
 * panel installable, which are a manifest, icons, the offline page, and the service worker that shows it.
 */
export function createBrandFiles({
  tenants,
  pictures,
  version,
  hasWorker,
}: {
  tenants: Tenants;
  pictures: PictureAddresses;
  /** The version of the build. */
  version: string;
  hasWorker: boolean;
}): Router {
  const worker = hasWorker ? readWorker(version) : unregisterScript;
  const icons = new LRUCache<string, Buffer>({ max: 100 });
  const router = express.Router({ strict: true });

  function forBrand(respond: Respond) {
    return async (request: Request, response: Response, next: NextFunction) => {
      try {
        const url = new URL(request.originalUrl, originOf(request));
        const found = await findBrand(url, {}, tenants);
        recordBrand(response, found);
        await respond(found, request, response);
      } catch (error) {
        if (!(error instanceof ApiFault)) return next(error);
        response.status(503).set("Retry-After", "10").type("text/plain").send("Try again later.");
      }
    };
  }

  router.get(workerPath, (_, response) => {
    response.set("Content-Security-Policy", "default-src 'none';connect-src 'self'");
    response.set("Cache-Control", "no-cache").type("text/javascript").send(worker);
  });

  // All pages, since a page that is forbidden here is never asked for, and its "noindex" never read.
  router.get("/robots.txt", (_, response) => {
    response.set({ "Content-Security-Policy": nothing, "Cache-Control": forAnHour });
    response.type("text/plain").send("User-agent: *\nDisallow:\n");
  });

  router.get(
    manifestPath,
    forBrand(({ brand, siteDomain }, _, response) => {
      response.set({ "Content-Security-Policy": nothing, "Cache-Control": forAnHour });
      response.type("application/manifest+json");
      const favicon = pictures.toAddress(brand.favicon);
      response.send(JSON.stringify(toManifest({ ...brand, favicon }, siteDomain)));
    }),
  );

  router.get(
    Object.keys(iconFiles).map((file) => `/icons/${file}`),
    forBrand(({ brand }, request, response) => {
      const file = path.posix.basename(request.path) as keyof typeof iconFiles;
      const { shape, size } = iconFiles[file];
      const look = lookOf(brand);
      response.set({ "Content-Security-Policy": nothing, "Cache-Control": forAnHour }).type(file);
      if (file === "icon.svg") return response.send(drawSvgIcon(look, shape));
      const key = [file, look.fill, look.ink, look.letter].join(" ");
      const icon = icons.get(key) ?? drawPngIcon(look, shape, size);
      icons.set(key, icon);
      response.send(icon);
    }),
  );

  router.get(
    brandPictureNames.map((name) => `${brandPicturesPath}/${name}`),
    forBrand(async ({ brand }, request, response) => {
      const name = path.posix.basename(request.path) as BrandPictureName;
      const version = embeddedVersionOf(name, { brand, app: { services: { pictures } } });
      if (version === undefined) return response.status(404).set(pictureHeaders).end();
      // A configuration may hold a picture that is no picture.
      const picture = await fetch(brand[name] ?? "").catch(() => undefined);
      if (!picture) return response.status(404).set(pictureHeaders).end();
      const isCurrent = request.query.v === version;
      response.set(pictureHeaders).set({
        "Content-Type": picture.headers.get("Content-Type") ?? "",
        // A panel with an older configuration sends the older picture under the newer one's address.
        "Cache-Control": isCurrent ? "public, max-age=31536000, immutable" : "no-store",
      });
      response.end(Buffer.from(await picture.arrayBuffer()));
    }),
  );

  router.get(
    offlinePath,
    forBrand(({ brand, siteDomain, isOwnHost }, request, response) => {
      const language = findLanguage(`${request.query.language}`) ?? toOffer(brand).fallback;
      const { html, policy } = drawOfflinePage(brand, language);
      response.set({
        "Content-Security-Policy": policy,
        "Cache-Control": "no-cache",
        "X-Robots-Tag": "noindex",
        // The service worker reads here for which addresses it may show the page.
        "Offline-For": isOwnHost ? "*" : siteDomain ? `${siteDomain} ${brand.permalink}` : "",
      });
      response.type("html").send(html);
    }),
  );

  return router;
}

function readWorker(version: string): string {
  const program = readFileSync(path.resolve("build/service-worker.js"), "utf8");
  return `self.BUILD=${JSON.stringify(version)};${program}`;
}
