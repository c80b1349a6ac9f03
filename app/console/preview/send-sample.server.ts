import { type Request, type Response, Router } from "express";
import type { Brand } from "../../api/configuration.server.ts";
import { readTile } from "../../map/tile.ts";
import { findScreen, readKind } from "../../samples/sample-screens.ts";
import type { Samples } from "../../samples/samples.server.ts";
import { handle } from "../page/handle.server.ts";
import { readLook } from "./choice.ts";

type Find = (request: Request, response: Response) => Promise<Brand | undefined>;

/** The screens of a brand and the tiles of their maps, below `base`; the caller finds the brand or answers itself. */
export function createSampleRoutes(
  base: string,
  { samples, find }: { samples: Samples; find: Find },
) {
  const router = Router();

  router.get(
    `${base}/screens/:kind/:screen`,
    handle(async (request, response) => {
      const brand = await find(request, response);
      if (!brand) return;
      const kind = readKind(request.params.kind, brand);
      const screen = findScreen(kind, request.params.screen, brand);
      const page =
        screen &&
        (await samples.render({
          ...{ brand, kind, screen, ...readLook(request.query, brand) },
          base: request.path.replace(/\/screens\/.*/, ""),
        }));
      if (!page) return void response.status(404).type("text/plain").send("No such screen.\n");
      response.set({
        "Content-Security-Policy": toStillPolicy(page.nonce),
        "X-Frame-Options": "SAMEORIGIN",
        "Referrer-Policy": "no-referrer",
        "X-Robots-Tag": "noindex, nofollow",
        "Cache-Control": "no-store",
      });
      response.type("html").send(page.html);
    }),
  );

  router.get(
    `${base}/tiles/:z/:x/:y`,
    handle(async (request, response) => {
      const brand = await find(request, response);
      if (!brand) return;
      const tile = readTile(request.params as Record<"z" | "x" | "y", string>);
      const picture = tile && (await samples.fetchTile(brand, tile));
      response.set({
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "Cache-Control": "no-store",
      });
      if (!picture) return void response.status(404).end();
      response.type(picture.type).end(picture.bytes);
    }),
  );

  return router;
}

/** Nothing in the page runs, sends or leads anywhere. Its own origin is there for the style sheet alone. */
const toStillPolicy = (nonce: string): string =>
  [
    "sandbox allow-same-origin",
    "default-src 'none'",
    "script-src 'none'",
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' https: data:",
    "font-src 'self'",
    "frame-ancestors 'self'",
  ].join(";");
