import { distanceKm } from "../city/geography.ts";
import type { Position } from "../city/places.ts";
import type { Driver } from "../drivers.ts";
import type { World } from "../world.ts";
import { isFruitless, occupiesDriver } from "./state.ts";

/** The time after which a free driver is back at the rank. */
const BACK_AT_RANK_MS = 2 * 60 * 60 * 1000;

/** A driver with the taxi's position. */
export type Whereabouts = { driver: Driver; position: Position };

/** A group's free driver nearest to a pickup point. */
export function findNearestFreeDriver(
  world: World,
  groupId: number,
  pickup: Position,
): Whereabouts | undefined {
  const { busy, lastDropOffs } = readTrips(world);
  return world.drivers
    .filter(({ id, brandId }) => brandId === groupId && !busy.has(id))
    .map((driver) => ({ driver, position: lastDropOffs.get(driver.id)?.position ?? driver.start }))
    .map((taxi) => ({ ...taxi, distance: distanceKm(taxi.position, pickup) }))
    .sort((first, second) => first.distance - second.distance)[0];
}

/** Derives drivers' positions from their trips, so that no other state needs updates. */
function readTrips(world: World) {
  const now = world.clock.now();
  const busy = new Set<number>();
  const lastDropOffs = new Map<number, { at: number; position: Position }>();
  for (const trip of world.trips.values()) {
    const isLongAgo = trip.endedAt !== null && trip.endedAt < now - BACK_AT_RANK_MS;
    if (trip.driverId === null || isLongAgo) continue;
    if (occupiesDriver(trip)) busy.add(trip.driverId);
    if (isFruitless(trip) || trip.endedAt === null) continue;
    if (trip.endedAt > (lastDropOffs.get(trip.driverId)?.at ?? 0)) {
      const position = (trip.status === 8 && trip.destination) || trip.origin;
      lastDropOffs.set(trip.driverId, { at: trip.endedAt, position });
    }
  }
  return { busy, lastDropOffs };
}
