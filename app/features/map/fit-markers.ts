import { fitView, type MapView } from "../../map/projection.ts";
import type { Markers } from "./marker.ts";

/** A page shows the middle of the picture where it is narrower. */
const picture = { width: 640, height: 256 };
/** The markers lie within a phone's width, with space for their shapes. */
const inner = { width: 210, height: 150 };
/** Close enough to tell the side of a street. */
const CLOSEST = 16;

export const fitMarkers = (markers: Markers, { maxZoom }: { maxZoom: number }): MapView =>
  fitView(markers, { picture, inner, closest: Math.min(CLOSEST, maxZoom) });
