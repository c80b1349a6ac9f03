import type { Point } from "./projection.ts";

const EARTH_RADIUS_KM = 6371;

/** Measures the straight distance in kilometres. */
export function measureKm(from: Point, to: Point): number {
  const latitudeChord = Math.sin(toRadians(to.latitude - from.latitude) / 2);
  const longitudeChord = Math.sin(toRadians(to.longitude - from.longitude) / 2);
  const haversine =
    latitudeChord ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * longitudeChord ** 2;
  // Rounding can make the square root slightly larger than 1.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

export const directions = [
  ...(["north", "north_east", "east", "south_east"] as const),
  ...(["south", "south_west", "west", "north_west"] as const),
] as const;
export type Direction = (typeof directions)[number];

/** The direction in which `to` lies, as seen from `from`. */
export function directionOf(from: Point, to: Point): Direction {
  const shrink = Math.cos(toRadians((from.latitude + to.latitude) / 2));
  const east = (to.longitude - from.longitude) * shrink;
  const eighths = Math.atan2(east, to.latitude - from.latitude) / (Math.PI / 4);
  return directions[(Math.round(eighths) + 8) % 8] ?? "north";
}

/** The distance from point to point. */
export const measureWayKm = (points: Point[]): number =>
  points.reduce((km, point, at) => km + measureKm(points[at - 1] ?? point, point), 0);

/** About ten metres, since an API may round coordinates. */
const CLOSE_DEGREES = 0.0001;

/** Whether two positions are those of one address. */
export const isClose = (one: Point, other: Point): boolean =>
  Math.abs(one.latitude - other.latitude) < CLOSE_DEGREES &&
  Math.abs(one.longitude - other.longitude) < CLOSE_DEGREES;
