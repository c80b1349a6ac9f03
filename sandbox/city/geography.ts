import type { Position, Zone } from "./places.ts";

export type Area =
  | { shape: "circle"; centre: Position; radiusKm: number }
  /** The corners in order; the last is joined to the first. */
  | { shape: "polygon"; corners: [latitude: number, longitude: number][] };

export const areas: Record<Zone, Area> = {
  centre: {
    shape: "polygon",
    corners: [
      [38.018, 0.578],
      [38.018, 0.627],
      [38.008, 0.631],
      [37.996, 0.636],
      [37.984, 0.628],
      [37.984, 0.578],
    ],
  },
  north: {
    shape: "polygon",
    corners: [
      [38.018, 0.53],
      [38.095, 0.53],
      [38.095, 0.655],
      [38.05, 0.648],
      [38.018, 0.627],
    ],
  },
  south: {
    shape: "polygon",
    corners: [
      [37.984, 0.56],
      [37.984, 0.628],
      [37.95, 0.632],
      [37.905, 0.642],
      [37.905, 0.56],
    ],
  },
  airport: {
    shape: "polygon",
    corners: [
      [38.018, 0.46],
      [38.018, 0.578],
      [37.984, 0.578],
      [37.984, 0.56],
      [37.93, 0.56],
      [37.93, 0.46],
    ],
  },
  island: { shape: "circle", centre: { latitude: 38.02, longitude: 0.79 }, radiusKm: 4 },
};

const EARTH_RADIUS_KM = 6371;
const ROAD_FACTOR = 1.3;
/** The first kilometres of a trip go through streets, the rest over open road. */
const STREETS_KM = 4;
const SPEED_KMH = {
  rush: { streets: 19, road: 48 },
  day: { streets: 26, road: 60 },
  night: { streets: 36, road: 75 },
};

/** Great-circle distance, by the haversine formula. */
export function distanceKm(from: Position, to: Position): number {
  const latitudeChord = Math.sin(toRadians(to.latitude - from.latitude) / 2);
  const longitudeChord = Math.sin(toRadians(to.longitude - from.longitude) / 2);
  const haversine =
    latitudeChord ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * longitudeChord ** 2;
  // Rounding can lift the sine of a half circle a hair above 1.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

export function roadKm(from: Position, to: Position): number {
  return distanceKm(from, to) * ROAD_FACTOR;
}

/** How long a taxi needs when it sets off in the given local hour, 0 to 23. */
export function travelMinutes(from: Position, to: Position, hour: number): number {
  const km = roadKm(from, to);
  const speed = SPEED_KMH[getTraffic(hour)];
  const streetsKm = Math.min(km, STREETS_KM);
  return 60 * (streetsKm / speed.streets + (km - streetsKm) / speed.road);
}

export function isInsideArea(position: Position, area: Area): boolean {
  return area.shape === "circle"
    ? distanceKm(position, area.centre) <= area.radiusKm
    : isInsidePolygon(position, area.corners);
}

export function findZone(position: Position): Zone | undefined {
  const zones = Object.keys(areas) as Zone[];
  return zones.find((zone) => isInsideArea(position, areas[zone]));
}

/** Counts the sides that lie east of the position: an odd number means inside. */
function isInsidePolygon(
  { latitude, longitude }: Position,
  corners: [latitude: number, longitude: number][],
): boolean {
  const sidesToTheEast = corners.filter(([startLatitude, startLongitude], index) => {
    const [endLatitude, endLongitude] = corners[(index + 1) % corners.length] as [number, number];
    if (startLatitude > latitude === endLatitude > latitude) return false;
    const share = (latitude - startLatitude) / (endLatitude - startLatitude);
    return longitude < startLongitude + share * (endLongitude - startLongitude);
  });
  return sidesToTheEast.length % 2 === 1;
}

function getTraffic(hour: number): keyof typeof SPEED_KMH {
  if (hour < 6 || hour >= 22) return "night";
  const isRush = (hour >= 7 && hour < 10) || (hour >= 18 && hour < 20);
  return isRush ? "rush" : "day";
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
