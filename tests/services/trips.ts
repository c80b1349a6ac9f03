import { clientFor } from "../../sandbox/test-client.ts";
import { isUnderWay, occupiesDriver } from "../../sandbox/trips/state.ts";
import { makeOrder } from "../../sandbox/trips/test-order.ts";
import { promiseFare } from "../../sandbox/trips/trip-fare.ts";
import type { Account, StatusCode, Trip, World } from "../../sandbox/world.ts";
import { later } from "./later.ts";
import type { Panel } from "./panel.ts";

type Order = Parameters<typeof makeOrder>[1];

/** Orders a taxi without the panel, at the group's own price; stepping the clock finds a taxi for it. */
export async function orderTaxi(
  { sandbox }: Panel,
  account: Account,
  changes: Order = {},
): Promise<Trip> {
  promiseTaxi(sandbox.world, account.brandId);
  const order = makeOrder(account, changes);
  const { status, body } = await clientFor(sandbox, account).post("/services/", order);
  const trip = sandbox.world.trips.get(body?.service?.id);
  if (!trip) throw new Error(`The order was not taken: ${status} ${JSON.stringify(body)}`);
  trip.fare ??= promiseFare(sandbox.world, trip);
  return trip;
}

/** Lets the next trip of a group find a taxi, and end as it should. */
export function promiseTaxi(world: World, groupId: number): void {
  world.forcedOutcomes.push("completed");
  freeDriver(world, groupId);
}

/** When other stories have taken every driver, the first of them becomes free. */
function freeDriver({ trips, drivers }: World, groupId: number): void {
  const busy = [...trips.values()].filter(
    (trip) => trip.agrupacionId === groupId && trip.driverId !== null && occupiesDriver(trip),
  );
  const count = drivers.filter(({ brandId }) => brandId === groupId).length;
  for (const trip of busy.slice(0, Math.max(0, busy.length + 2 - count))) {
    Object.assign(trip, { status: 8, endedAt: trip.endedAt ?? trip.pickupAt ?? 0 });
  }
}

/** Ends all trips that are under way, and so frees their drivers. */
export function endTrips({ trips, clock }: World): void {
  for (const trip of trips.values()) {
    if (isUnderWay(trip)) Object.assign(trip, { status: 8, endedAt: clock.now() });
  }
}

export const bookTaxi = (panel: Panel, account: Account, changes: Order = {}) =>
  orderTaxi(panel, account, {
    fecha_servicio_diferido: `${later.date} ${later.time}:00`,
    ...changes,
  });

/** Steps the world's clock until the trip has this status. */
export function waitForStatus({ sandbox }: Panel, trip: Trip, status: StatusCode): void {
  for (let second = 0; trip.status !== status; second += 1) {
    if (second > 7200) throw new Error(`Trip ${trip.id} stays at ${trip.status}`);
    sandbox.world.clock.step(1000);
  }
}

/** Puts a trip's taxi some streets away from the pickup, which it reaches in five minutes. */
export function putTaxiAway(
  { sandbox }: Panel,
  trip: Trip,
  { angle = Math.PI / 4, far = 1 } = {},
): void {
  const startsAt = sandbox.world.clock.now();
  const endsAt = startsAt + 5 * 60_000;
  const { latitude, longitude } = trip.origin;
  const from = {
    latitude: latitude + 0.014 * far * Math.sin(angle),
    longitude: longitude + 0.014 * far * Math.cos(angle),
  };
  trip.leg = { from, to: trip.origin, startsAt, endsAt };
  trip.pickupAt = endsAt;
}

/** Orders taxis that are on their way around the pickup, each at a place of its own. */
export async function orderComingTaxis(
  panel: Panel,
  account: Account,
  travellers: string[],
): Promise<Trip[]> {
  const trips: Trip[] = [];
  for (const nombre of travellers) {
    trips.push(await orderTaxi(panel, account, { viajero: { nombre } }));
  }
  sendTaxis(panel, trips);
  return trips;
}

/** Sends a taxi to each of these trips, even where the city has too few. */
export function sendTaxis(panel: Panel, trips: Trip[]): void {
  const { drivers } = panel.sandbox.world;
  for (const [at, trip] of trips.entries()) {
    putInStatus(panel, trip, 3);
    const ofGroup = drivers.filter(({ brandId }) => brandId === trip.agrupacionId);
    trip.driverId = ofGroup[at % ofGroup.length]?.id ?? null;
    putTaxiAway(panel, trip, { angle: (2 * Math.PI * at) / trips.length, far: 1 + (at % 4) / 2 });
  }
}

/** Sets a trip's status at once, for tests that share the clock; its driver is four minutes away. */
export function putInStatus({ sandbox }: Panel, trip: Trip, status: StatusCode): void {
  const { drivers, clock } = sandbox.world;
  trip.status = status;
  trip.driverId = drivers.find(({ brandId }) => brandId === trip.agrupacionId)?.id ?? null;
  trip.pickupAt = clock.now() + 4 * 60_000;
}
