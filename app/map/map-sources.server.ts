import type { Logger } from "pino";
import { findProblem, type TileSource } from "./tile-source.server.ts";

export type MapSources = ReturnType<typeof createMapSources>;

type Brand = { permalink: string; features: { map: boolean }; map: TileSource | null };

/** Finds a brand's map: Google's where it has a key for it, and tiles of its own or else of the operator. */
export function createMapSources(options: {
  apiUrl: string;
  /** The operator's map, for brands without one. */
  fallback: TileSource | undefined;
  /** For brands whose maps key comes without a map id. */
  googleMapId: string;
  log: Logger;
}) {
  const { apiUrl, fallback, googleMapId, log } = options;
  const { origin } = new URL(apiUrl);
  /** Each template is checked and reported once. */
  const checked = new Map<string, boolean>();

  function isUsable({ permalink }: Brand, tiles: string): boolean {
    const known = checked.get(tiles);
    if (known !== undefined) return known;
    const problem = findProblem(tiles, origin);
    if (problem) log.warn({ brand: permalink, problem }, "the panel does not use a brand's map");
    checked.set(tiles, problem === undefined);
    return problem === undefined;
  }

  return {
    sourceOf(brand: Brand): TileSource | undefined {
      if (!brand.features.map) return undefined;
      return brand.map && isUsable(brand, brand.map.tiles) ? brand.map : fallback;
    },
    googleOf({ mapsKey, mapsId }: { mapsKey: string | null; mapsId: string | null }) {
      return mapsKey === null ? null : { key: mapsKey, mapId: mapsId ?? googleMapId };
    },
  };
}
