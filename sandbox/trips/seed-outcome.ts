import { createRandom, type Random } from "../random.ts";
import type { World } from "../world.ts";
import { GIVE_UP_AFTER, NO_SHOW_AFTER, WAKE_AHEAD } from "./life-cycle.ts";
import type { Draft } from "./seed-draft.ts";
import { timeOf } from "./state.ts";
import { fixedAmountOf, rideMinutes, roundFare } from "./tariff.ts";
import { quoteTrip } from "./trip-fare.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The frequency of these outcomes among a hundred past trips; the others were completed. */
const CANCELLED = 6;
const NEVER_FOUND = 3;
const NO_SHOW = 3;
/** Users do not see the end of a past trip to the minute, so all rides take as long as at this hour. */
const ORDINARY_HOUR = 12;

/** Minutes after the promise, by their frequency. */
const lateness = [-2, -1, -1, 0, 0, 0, 0, 1, 1, 2, 4, 6];

/** Drawn by itself, so that the rest of the seed stays what it is. */
const pickLateness = ({ seed }: World, { ownerId, requestedAt }: Draft): number =>
  createRandom(seed, "promise", ownerId, requestedAt).pick(lateness);

/** A past trip with its outcome. */
export function endPastTrip(world: World, random: Random, draft: Draft): Draft {
  const { requestedAt, scheduledFor } = draft;
  const at = timeOf(draft);
  const quote = quoteTrip(world, draft, at);
  const searchingSince = scheduledFor === null ? requestedAt : scheduledFor - WAKE_AHEAD;
  const ordered = { ...draft, searchingSince, fare: fixedAmountOf(quote) };

  const draw = random.integer(1, 100);
  if (draw <= CANCELLED) {
    const endedAt = requestedAt + random.integer(20, 90) * SECOND;
    const isReservation = scheduledFor !== null;
    return {
      ...ordered,
      status: 4,
      searchingSince: isReservation ? null : searchingSince,
      endedAt,
    };
  }
  if (draw <= CANCELLED + NEVER_FOUND) {
    const endedAt = searchingSince + GIVE_UP_AFTER;
    return { ...ordered, status: 5, outcome: "never_found", endedAt };
  }

  const fleet = world.drivers.filter(({ brandId }) => brandId === draft.agrupacionId);
  const driver = random.pick(fleet);
  const pickupAt = at + random.integer(3, 11) * MINUTE;
  const promisedAt = Math.max(at + MINUTE, pickupAt - pickLateness(world, draft) * MINUTE);
  const served = { ...ordered, driverId: driver.id, pickupAt, promisedAt };
  if (draw <= CANCELLED + NEVER_FOUND + NO_SHOW) {
    return { ...served, status: 9, outcome: "no_show", endedAt: pickupAt + NO_SHOW_AFTER };
  }
  const share = random.float();
  const minutes = rideMinutes(draft, ORDINARY_HOUR, share);
  return {
    ...served,
    status: 8,
    endedAt: Math.round(pickupAt + minutes * MINUTE),
    fare: ordered.fare ?? roundFare(quote.low + (quote.high - quote.low) * share),
  };
}
