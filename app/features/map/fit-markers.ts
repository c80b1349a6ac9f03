import { fitView, type MapView, type Size } from "../../map/projection.ts";
import type { Marker, Markers } from "./marker.ts";

/** The space for the shapes of the markers, and for the controls at the left, which would cover a star. */
export const MARGIN = { top: 53, right: 53, bottom: 53, left: 80 };
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
  const hidden = (box.width - visibleWidth) / 2;
  return fitView(listFitted(markers), {
    picture: box,
    margin: { ...MARGIN, left: MARGIN.left + hidden, right: MARGIN.right + hidden },
    closest: Math.min(CLOSEST, maxZoom),
  });
}
