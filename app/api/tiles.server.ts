import { type LookupAddress, lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { Agent } from "undici";
import type { Tile } from "../map/tile.ts";
import { isPrivate, toTileAddress } from "../map/tile-source.server.ts";
import { fetchFile } from "./pictures.server.ts";

const MAX_BYTES = 256 * 1024;
const TIMEOUT_MS = 3_000;

/** Fetches a map's tile; undefined where the map has none. */
export type FetchTile = (template: string, tile: Tile) => Promise<Buffer | undefined>;

/**
 * Fetches tiles from a brand's map. It follows no redirect, sends neither a cookie nor a token, and
 * connects to no private network but the API's own origin.
 */
export function createTileClient({ apiUrl }: { apiUrl: string }): FetchTile {
  const { origin: apiOrigin } = new URL(apiUrl);
  const limits = { connections: 16, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS };
  const toApi = new Agent({ ...limits, connect: { timeout: TIMEOUT_MS } });
  const toInternet = new Agent({
    ...limits,
    connect: { timeout: TIMEOUT_MS, lookup: lookupPublic },
  });

  return async (template, tile) => {
    const url = toTileAddress(template, tile);
    return fetchFile("tile", url, {
      dispatcher: new URL(url).origin === apiOrigin ? toApi : toInternet,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: "image/png, image/webp, image/jpeg", "user-agent": "Parada" },
      maxBytes: MAX_BYTES,
    });
  };
}

/** A public name may lead to a private address. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const addresses = error ? [] : found.filter(({ address }) => !isPrivate(address));
    const [first] = addresses;
    if (!first) {
      callback(error ?? new Error(`${hostname} leads into a private network`), "", 0);
    } else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
