import { fitView, type MapView, type Size } from "../../map/projection.ts";
import type { Markers } from "./marker.ts";

/** The space at each side for the shapes of the markers. */
const MARGIN = 53;
/** Close enough to tell the side of a street. */
const CLOSEST = 16;

/** Shows all markers in a box of this size, within the middle of it where a page may show no more. */
export function fitMarkers(
  markers: Markers,
  { maxZoom, box, visibleWidth = box.width }: { maxZoom: number; box: Size; visibleWidth?: number },
): MapView {
  const inner = { width: visibleWidth - 2 * MARGIN, height: box.height - 2 * MARGIN };
  return fitView(markers, { picture: box, inner, closest: Math.min(CLOSEST, maxZoom) });
}
