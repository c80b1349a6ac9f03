import type { Position } from "../../api/addresses.server.ts";

const EARTH_RADIUS_KM = 6371;

/** Measures the straight distance in kilometres. */
export function measureKm(from: Position, to: Position): number {
  const latitudeChord = Math.sin(toRadians(to.latitude - from.latitude) / 2);
  const longitudeChord = Math.sin(toRadians(to.longitude - from.longitude) / 2);
  const haversine =
    latitudeChord ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * longitudeChord ** 2;
  // Rounding can make the square root slightly larger than 1.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
