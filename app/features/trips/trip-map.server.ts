import type { Position } from "../../api/addresses.server.ts";
import type { TaxiPosition, Trip } from "../../api/trips.server.ts";
import { directionOf, measureKm } from "../../map/distance.ts";
import type { RequestContext } from "../../request/context.server.ts";
import { toMapSource } from "../map/map-source.server.ts";
import { isBeforePickup, isFinal, progressOf } from "./trip-status.ts";

/** Where a trip's taxi is; the follow page knows no more of a trip. */
type MappedTrip = {
  status: number;
  pickup: Position & { name: string };
  destination: (Position & { name: string | null }) | null;
  /** On the way to the destination; none where only the pickup is told. */
  stops?: (Position & { name: string })[];
  taxi: { plate: string; position: TaxiPosition | null } | null;
};

export type TripMapView = NonNullable<ReturnType<typeof toTripMap>>;

/** The map of a trip under way; null while the position of its taxi is unknown. */
export function toTripMap(trip: MappedTrip, context: RequestContext) {
  const place = toTaxiPlace(trip);
  return place && { source: toMapSource(context), ...place };
}

export type PickupMapView = NonNullable<ReturnType<typeof toPickupMap>>;

/** The map of a trip that has not begun, with the pickup alone; null for a brand without a map. */
export function toPickupMap({ status, pickup }: MappedTrip, context: RequestContext) {
  const source = isBeforePickup(status) ? toMapSource(context) : null;
  return source && { source, pickup };
}

export type TaxiPlace = NonNullable<ReturnType<typeof toTaxiPlace>>;

/** Where a trip's taxi is; null while that is unknown, and once the trip has ended. */
export function toTaxiPlace(trip: MappedTrip) {
  const { status, pickup, destination, stops = [], taxi } = trip;
  const position = taxi?.position;
  if (!position || isFinal(status)) return null;
  const isRiding = progressOf(status) === "riding";
  const goal = isRiding ? destination : pickup;
  return {
    plate: taxi.plate,
    pickup: isRiding ? null : pickup,
    destination: isRiding ? destination : null,
    stops: isRiding ? stops : [],
    position: { ...position, ageMs: Math.max(0, Date.now() - Date.parse(position.at)) },
    /** The way to the pickup, or with the passenger to the destination; null where that is unknown. */
    way: goal && {
      to: goal.name,
      isRiding,
      km: measureKm(position, goal),
      /** Where the taxi is, as seen from there. */
      direction: directionOf(goal, position),
    },
  };
}

export function toMappedTrip({ status, origin, destination, stops, taxi }: Trip): MappedTrip {
  const { position, name } = destination;
  return { status, pickup: origin, destination: position && { ...position, name }, stops, taxi };
}
