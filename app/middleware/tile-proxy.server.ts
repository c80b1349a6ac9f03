import type { NextFunction, Request, Response } from "express";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { ApiFault } from "../api/errors.ts";
import type { FetchTile } from "../api/tiles.server.ts";
import { formatOf, formats } from "../forms/file-format.server.ts";
import type { MapSources } from "../map/map-sources.server.ts";
import { readTile, type Tile } from "../map/tile.ts";
import { toTileAddress } from "../map/tile-source.server.ts";
import type { RequestFacts } from "../observability/request-facts.server.ts";
import { findBrand } from "../request/context.server.ts";
import { originOf } from "../request/origin.server.ts";
import type { Tenants } from "../tenant/tenants.server.ts";
import { limitNetworks } from "./network-limit.server.ts";
import { pictureHeaders, refuseWith } from "./picture-proxy.server.ts";

export const tilesPath = "/tiles/:z/:x/:y";

/** A map on a wide screen has some thirty tiles, and twenty people of an office may open one at once. */
const AT_ONCE = 600;
const PER_MINUTE = 600;

const CACHED_BYTES = 32 * 1024 * 1024;
const DAY_MS = 24 * 3600 * 1000;

const tileFormats = [formats.png, formats.webp, formats.jpeg] as const;

type Loaded = { type: string; bytes: Buffer };
type Asked = { template: string; tile: Tile };

/**
 * Serves the tiles of a brand's map from the panel's own origin, so that no other origin learns who looks
 * at which street, and the content security policy names none.
 */
export function createTileProxy(options: {
  tenants: Tenants;
  maps: MapSources;
  fetchTile: FetchTile;
  log: Logger;
  factsOf: RequestFacts;
}) {
  const { tenants, maps, fetchTile, log, factsOf } = options;
  const mayAsk = limitNetworks({ atOnce: AT_ONCE, perMinute: PER_MINUTE });
  const cache = new LRUCache<string, Loaded, Asked>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    ttl: DAY_MS,
    // Requests for the same tile wait for one call.
    fetchMethod: (_, __, { context }) => load(context),
  });

  async function load({ template, tile }: Asked): Promise<Loaded | undefined> {
    const bytes = await fetchTile(template, tile);
    if (!bytes) return undefined;
    const format = formatOf(bytes, tileFormats);
    if (!format) throw new ApiFault("tile", "not_a_picture");
    return { type: format.type, bytes };
  }

  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (!mayAsk(request)) return refuse(response, 429);
    const tile = readTile(request.params as Record<"z" | "x" | "y", string>);
    if (!tile) return refuse(response, 404);
    try {
      const url = new URL(request.originalUrl, originOf(request));
      const { brand } = await findBrand(url, {}, tenants);
      const source = maps.sourceOf(brand);
      if (!source || tile.zoom > source.maxZoom) return refuse(response, 404);
      const context = { template: source.tiles, tile };
      const loaded = await cache.fetch(toTileAddress(source.tiles, tile), { context });
      if (!loaded) return refuse(response, 404);
      response.set({
        ...pictureHeaders,
        "Content-Type": loaded.type,
        "Cache-Control": "public, max-age=86400",
      });
      response.end(loaded.bytes);
    } catch (error) {
      if (!(error instanceof ApiFault)) return next(error);
      log.warn(
        { err: error, ...factsOf(request, response) },
        "a tile of the map could not be fetched",
      );
      refuse(response, 502);
    }
  };
}

const refuse = refuseWith({
  404: "The map has no such tile.",
  429: "Too many tiles at once. Please try again later.",
  502: "The tile cannot be fetched.",
});
