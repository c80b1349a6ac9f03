import type { Brand } from "../../api/configuration.server.ts";
import type { MapSources } from "../../map/map-sources.server.ts";
import { withSiteDomain } from "../../paths.ts";
import { CLOSEST } from "./fit-markers.ts";

export type MapSource = NonNullable<ReturnType<typeof toMapSource>>;

type MapContext = {
  brand: Brand;
  siteDomain: string | undefined;
  app: { services: { maps: MapSources } };
};

/** Where a page's map comes from; null for a brand without a map. */
export function toMapSource(context: MapContext) {
  const { brand, siteDomain, app } = context;
  const { maps } = app.services;
  const google = maps.googleOf(brand);
  const source = maps.sourceOf(brand);
  if (!source && !google) return null;
  return {
    google,
    /** The panel's address of the tiles; null for a brand with Google's map alone. */
    tiles: source ? withSiteDomain("/tiles/{z}/{x}/{y}", siteDomain) : null,
    attribution: source?.attribution ?? "",
    maxZoom: source?.maxZoom ?? CLOSEST,
  };
}

const noStreets: MapSource = { google: null, tiles: null, attribution: "", maxZoom: CLOSEST };

/** The same for a journey, whose ends a brand without streets shows as well; null for a brand that wants no maps. */
export const toJourneySource = (context: MapContext): MapSource | null =>
  context.brand.features.map ? (toMapSource(context) ?? noStreets) : null;
