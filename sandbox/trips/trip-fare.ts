import { brandOf, type Trip, type World } from "../world.ts";
import { findDiscount } from "./codes.ts";
import { fixedAmountOf, type Quote, quoteRide } from "./tariff.ts";

/** What a fare depends on. */
export type Ordered = Pick<
  Trip,
  "agrupacionId" | "ownerId" | "origin" | "destination" | "stops" | "scheduledFor" | "code"
>;

/** The group's fare for a trip at a given time, with the discount of its code. */
export function quoteTrip(world: World, trip: Ordered, at: number): Quote {
  const { agrupacionId, ownerId, origin, destination, stops, scheduledFor, code } = trip;
  const discount = code === null ? undefined : findDiscount(world, ownerId, code);
  const ride = { origin, destination, stops, at, booked: scheduledFor !== null };
  return quoteRide(brandOf(world, agrupacionId), ride, discount);
}

/** The amount that the group can promise for a trip now; null if the meter decides. */
export function promiseFare(world: World, trip: Ordered): number | null {
  return fixedAmountOf(quoteTrip(world, trip, trip.scheduledFor ?? world.clock.now()));
}
