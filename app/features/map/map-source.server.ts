import type { Brand } from "../../api/configuration.server.ts";
import type { MapSources } from "../../map/map-sources.server.ts";
import { withSiteDomain } from "../../paths.ts";

/** Where a page's map gets its tiles, all from the panel. */
export type MapSource = { tiles: string; attribution: string; maxZoom: number };

/** Null for a brand without a map. */
export function toMapSource(context: {
  brand: Brand;
  siteDomain: string | undefined;
  app: { services: { maps: MapSources } };
}): MapSource | null {
  const { brand, siteDomain, app } = context;
  const source = app.services.maps.sourceOf(brand);
  if (!source) return null;
  const { attribution, maxZoom } = source;
  return { tiles: withSiteDomain("/tiles/{z}/{x}/{y}", siteDomain), attribution, maxZoom };
}
