import type { Point } from "../../map/projection.ts";

/** What a map shows at one point. */
export type Marker = Point & {
  id: string;
  kind: "origin" | "destination" | "stop" | "taxi" | "favourite";
  /** What it is, for people who cannot see it. */
  name: string;
  /** The direction of a taxi, in degrees clockwise from north. */
  bearing?: number | null;
  /** True for a taxi that may be elsewhere by now. */
  isOld?: boolean;
  /** A few characters that the map shows beside it. */
  label?: string;
  /** Where the label is not below it. */
  isLabelAbove?: boolean;
  /** Where a press on it leads. */
  href?: string;
  /** True where the map need not be large enough to show it. */
  isAside?: boolean;
};

/** The first one lies over the others. */
export type Markers = [Marker, ...Marker[]];

/** What the user can do with a map beyond looking at it. */
export type MapActions = {
  /** The user has dragged this end to another place. */
  onMove?: (id: string, to: Point) => void;
  /** The user has pressed this marker, which has no `href`. */
  onPress?: (id: string) => void;
  /** The user has pressed the map beside all markers. */
  onTap?: (at: Point) => void;
};

/** The ends of a journey can be dragged. */
export const isMovable = ({ kind }: Marker) => kind === "origin" || kind === "destination";

/** What every map of a page is made from. */
export type MapContent = { markers: Markers; label: string } & MapActions;
