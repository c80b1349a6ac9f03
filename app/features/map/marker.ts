import type { Point } from "../../map/projection.ts";

/** What a map shows at one point. */
export type Marker = Point & {
  id: string;
  kind: "origin" | "destination" | "taxi";
  /** What it is, for people who cannot see it. */
  name: string;
  /** The direction of a taxi, in degrees clockwise from north. */
  bearing?: number | null;
  /** True for a taxi that may be elsewhere by now. */
  isOld?: boolean;
  /** A few characters that the map shows below it. */
  label?: string;
  /** Where a press on it leads. */
  href?: string;
};

/** The first one lies over the others. */
export type Markers = [Marker, ...Marker[]];
