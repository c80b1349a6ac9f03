import { fitView, type MapView, type Size } from "../../map/projection.ts";
import type { Marker, Markers } from "./marker.ts";

/** The space at each side for the shapes of the markers. */
export const MARGIN = 53;
/** Close enough to tell the side of a street. */
export const CLOSEST = 16;

/** The markers that the map is large enough to show. */
export function listFitted([first, ...others]: Markers): Markers {
  return [first, ...others.filter(({ isAside }: Marker) => !isAside)];
}

/** Shows the markers in a box of this size, within the middle of it where a page may show no more. */
export function fitMarkers(
  markers: Markers,
  { maxZoom, box, visibleWidth = box.width }: { maxZoom: number; box: Size; visibleWidth?: number },
): MapView {
  const inner = { width: visibleWidth - 2 * MARGIN, height: box.height - 2 * MARGIN };
  return fitView(listFitted(markers), {
    ...{ picture: box, inner },
    closest: Math.min(CLOSEST, maxZoom),
  });
}
