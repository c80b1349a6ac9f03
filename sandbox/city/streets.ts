import { distanceKm } from "./geography.ts";
import type { Position } from "./places.ts";

/** The degrees between two streets that run side by side, some 250 m. */
export const STREET_SPACING = { latitude: 0.00225, longitude: 0.00285 };

/** A taxi's way, and when it drives it. */
export type Leg = { from: Position; to: Position; startsAt: number; endsAt: number };

export type Heading = Position & {
  /** Degrees clockwise from north. */
  bearing: number;
};

/**
 * The corners of the way between two positions. The city's streets run north and east, so a taxi turns into
 * the nearest one to the east, leaves it at the nearest one to the north, and turns off for the end. Within
 * a block it turns once.
 */
export function findWay(from: Position, to: Position): Position[] {
  const isNear =
    Math.abs(to.latitude - from.latitude) < STREET_SPACING.latitude &&
    Math.abs(to.longitude - from.longitude) < STREET_SPACING.longitude;
  if (isNear) return withoutRepeats([from, { ...from, longitude: to.longitude }, to]);
  const latitude = toStreet(from.latitude, STREET_SPACING.latitude);
  const longitude = toStreet(to.longitude, STREET_SPACING.longitude);
  return withoutRepeats([
    from,
    { latitude, longitude: from.longitude },
    { latitude, longitude },
    { latitude: to.latitude, longitude },
    to,
  ]);
}

const withoutRepeats = (corners: Position[]): Position[] =>
  corners.filter((corner, at) => at === 0 || !isSame(corner, corners[at - 1]));

/** Where a taxi is on its leg, before and after it too. */
export function findHeading({ from, to, startsAt, endsAt }: Leg, now: number): Heading {
  const way = findWay(from, to);
  const parts = way.slice(1).map((end, at) => {
    const start = way[at] as Position;
    return { start, end, km: distanceKm(start, end) };
  });
  const share =
    endsAt > startsAt ? Math.min(1, Math.max(0, (now - startsAt) / (endsAt - startsAt))) : 1;
  let left = share * parts.reduce((sum, { km }) => sum + km, 0);
  for (const { start, end, km } of parts) {
    if (left <= km) return { ...between(start, end, left / km), bearing: bearingOf(start, end) };
    left -= km;
  }
  const last = parts.at(-1);
  const { latitude, longitude } = to;
  return { latitude, longitude, bearing: last ? bearingOf(last.start, last.end) : 0 };
}

const toStreet = (degrees: number, spacing: number): number =>
  Number((Math.round(degrees / spacing) * spacing).toFixed(6));

const isSame = (one: Position, other: Position | undefined): boolean =>
  one.latitude === other?.latitude && one.longitude === other.longitude;

const between = (start: Position, end: Position, share: number): Position => ({
  latitude: mix(start.latitude, end.latitude, share),
  longitude: mix(start.longitude, end.longitude, share),
});

/** Six digits are a tenth of a metre. */
const mix = (one: number, other: number, share: number): number =>
  Number((one + (other - one) * share).toFixed(6));

/** Of a part of a way, which is short enough for a flat earth. */
function bearingOf(start: Position, end: Position): number {
  const north = end.latitude - start.latitude;
  const east = (end.longitude - start.longitude) * Math.cos((start.latitude * Math.PI) / 180);
  return (Math.round((Math.atan2(east, north) * 180) / Math.PI) + 360) % 360;
}
