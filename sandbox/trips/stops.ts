import type { Schemas } from "../api/operation.ts";
import { invalid } from "../api/refusal.ts";
import type { Brand } from "../brands.ts";
import type { Position } from "../city/places.ts";
import type { Account, Stop, Trip, World } from "../world.ts";
import { listVisibleTrips } from "./visibility.ts";

/** The stops of an order or a change, which its group has to take. */
export function readStops({ maxStops }: Brand, stops: Schemas["Stop"][], field: string): Stop[] {
  if (stops.length > maxStops) {
    const message =
      maxStops === 0
        ? "Estos taxis no hacen paradas en el camino"
        : `Estos taxis hacen como máximo ${maxStops} paradas en el camino`;
    throw invalid({ field, message });
  }
  return stops.map(({ latitude, longitude, name }) => ({ latitude, longitude, name }));
}

/** The trip there of a way back; the user has to be able to see it. */
export function readReturnOf(world: World, account: Account, id: number | undefined) {
  if (id === undefined) return null;
  if (!listVisibleTrips(world, account).some((trip) => trip.id === id)) {
    throw invalid({ field: "return_of", message: "Este viaje de ida no existe" });
  }
  return id;
}

/** The newest trip that was ordered as the way back. */
export function findReturn({ trips }: World, { id }: Trip): number | null {
  let newest: number | null = null;
  for (const trip of trips.values()) if (trip.returnOf === id) newest = trip.id;
  return newest;
}

/** The parts of a journey between its ends and stops; none without a destination and stops. */
export function listLegs(points: Position[]): { from: Position; to: Position }[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index];
    return from ? [{ from, to }] : [];
  });
}

export function isSameWay(one: Stop[], other: Stop[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      ({ latitude, longitude }, at) =>
        latitude === other[at]?.latitude && longitude === other[at].longitude,
    )
  );
}
