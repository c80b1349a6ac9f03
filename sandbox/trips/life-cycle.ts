import { findZone, travelMinutes } from "../city/geography.ts";
import { type Position, places } from "../city/places.ts";
import { toLocal } from "../local-time.ts";
import { createRandom } from "../random.ts";
import {
  brandOf,
  type Outcome,
  outcomes,
  type StatusCode,
  type Trip,
  type World,
} from "../world.ts";
import { findNearestFreeDriver, type Whereabouts } from "./dispatch.ts";
import { rideMinutes, roundFare } from "./tariff.ts";
import { quoteTrip } from "./trip-fare.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The time before a reservation's pickup at which its search for a taxi starts. */
export const WAKE_AHEAD = 10 * MINUTE;
const SECOND_SEARCH_AFTER = 60 * SECOND;
export const GIVE_UP_AFTER = 4 * MINUTE;
/** The seconds in which a driver accepts a trip. */
const ANSWER = { shortest: 8, longest: 40 };
const LOOK_AGAIN_AFTER = 5 * SECOND;
const SHORTEST_APPROACH = MINUTE;
/** The seconds that a passenger takes to get in. */
const BOARDING = { shortest: 20, longest: 90 };
export const NO_SHOW_AFTER = 5 * MINUTE;

/** The frequency of each outcome, of two hundred. No taxi is found for a trip that is `never_found`. */
const weights: Record<Outcome, number> = {
  completed: 172,
  second_search: 10,
  driver_changed: 8,
  never_found: 5,
  no_show: 5,
};
const lots = outcomes.flatMap((outcome) => Array<Outcome>(weights[outcome]).fill(outcome));

/** The outcome of the next trip: the first forced one, or a random one. */
export function chooseOutcome(world: World, tripId: number): Outcome {
  return world.forcedOutcomes.shift() ?? createRandom(world.seed, "trip", tripId).pick(lots);
}

/** Schedules the next state of a trip. The event does nothing if the state has changed before. */
export function followTrip(world: World, trip: Trip): void {
  const { outcome } = trip;
  const now = world.clock.now();
  const random = createRandom(world.seed, "trip", trip.id, trip.status);
  const answersAt = now + random.integer(ANSWER.shortest, ANSWER.longest) * SECOND;

  switch (trip.status) {
    case 13:
      plan(world, trip, wakeTimeOf(trip), () => {
        // The booking may have moved in the meantime; another event is scheduled for its new time.
        if (world.clock.now() >= wakeTimeOf(trip)) startSearch(world, trip);
      });
      break;
    case 1:
      plan(world, trip, now + SECOND_SEARCH_AFTER, () => enter(world, trip, 2));
      if (outcome !== "second_search" && outcome !== "never_found") {
        lookForDriver(world, trip, answersAt);
      }
      break;
    case 2:
      plan(world, trip, now + GIVE_UP_AFTER - SECOND_SEARCH_AFTER, () => end(world, trip, 5));
      if (outcome !== "never_found") lookForDriver(world, trip, answersAt);
      break;
    case 3:
      if (outcome === "driver_changed") changeDriverOnTheWay(world, trip);
      else planArrival(world, trip);
      break;
    case 6:
      planArrival(world, trip);
      break;
    case 10:
      if (outcome === "no_show") plan(world, trip, now + NO_SHOW_AFTER, () => end(world, trip, 9));
      else {
        const boarding = random.integer(BOARDING.shortest, BOARDING.longest) * SECOND;
        plan(world, trip, now + boarding, () => enter(world, trip, 7));
      }
      break;
    case 7:
      ride(world, trip, random.float());
      break;
  }
}

export function startSearch(world: World, trip: Trip): void {
  trip.searchingSince = world.clock.now();
  enter(world, trip, 1);
}

export function end(world: World, trip: Trip, status: 4 | 5 | 8 | 9): void {
  trip.status = status;
  trip.endedAt = world.clock.now();
}

function enter(world: World, trip: Trip, status: StatusCode): void {
  trip.status = status;
  followTrip(world, trip);
}

function plan(world: World, trip: Trip, at: number, next: () => void): void {
  const { status } = trip;
  world.clock.schedule(Math.round(at), () => {
    if (trip.status === status) next();
  });
}

function wakeTimeOf({ scheduledFor, requestedAt }: Trip): number {
  return (scheduledFor ?? requestedAt) - WAKE_AHEAD;
}

function lookForDriver(world: World, trip: Trip, at: number): void {
  plan(world, trip, at, () => {
    const taxi = findNearestFreeDriver(world, trip.agrupacionId, trip.origin);
    if (taxi) send(world, trip, taxi, 3);
    else lookForDriver(world, trip, at + LOOK_AGAIN_AFTER);
  });
}

function send(world: World, trip: Trip, { driver, position }: Whereabouts, status: 3 | 6): void {
  const now = world.clock.now();
  const approach = travelMinutes(position, trip.origin, hourOf(world, trip)) * MINUTE;
  trip.driverId = driver.id;
  trip.pickupAt = now + Math.max(SHORTEST_APPROACH, approach);
  trip.promisedAt ??= trip.pickupAt;
  trip.leg = { from: position, to: trip.origin, startsAt: now, endsAt: trip.pickupAt };
  enter(world, trip, status);
}

function changeDriverOnTheWay(world: World, trip: Trip): void {
  const now = world.clock.now();
  plan(world, trip, (now + (trip.pickupAt ?? now)) / 2, () => {
    const taxi = findNearestFreeDriver(world, trip.agrupacionId, trip.origin);
    if (taxi) send(world, trip, taxi, 6);
    else planArrival(world, trip);
  });
}

function planArrival(world: World, trip: Trip): void {
  plan(world, trip, trip.pickupAt ?? world.clock.now(), () => enter(world, trip, 10));
}

/** Ends the ride; `share`, from 0 to 1, scales its duration and price from the best case to the worst. */
function ride(world: World, trip: Trip, share: number): void {
  const at = world.clock.now();
  const minutes = rideMinutes(trip, hourOf(world, trip), share);
  const to = trip.destination ?? findToldPlace(world, trip);
  trip.leg = { from: trip.origin, to, startsAt: at, endsAt: at + minutes * MINUTE };
  plan(world, trip, at + minutes * MINUTE, () => {
    const { low, high } = quoteTrip(world, trip, at);
    trip.fare ??= roundFare(low + (high - low) * share);
    end(world, trip, 8);
  });
}

/** Where a passenger goes who tells only the driver. */
function findToldPlace({ seed }: World, { id, origin }: Trip): Position {
  const near = places.filter(({ zone }) => zone === (findZone(origin) ?? "centre"));
  return createRandom(seed, "told", id).pick(near);
}

function hourOf(world: World, trip: Trip): number {
  return toLocal(world.clock.now(), brandOf(world, trip.agrupacionId).timeZone).hour;
}
