import type { Trip } from "../api/trips.server.ts";

/** What the menu counts: the trips whose passengers still wait, the bookings, and what is yet to be read. */
export type MenuCounts = TripCounts & { messages: number };

export type TripCounts = { panel: number; bookings: number };

/** Somebody is in the taxi, or the trip is over. */
const notWaiting: number[] = [7, 8, 9, 4, 5];

export function countForMenu({
  inProcess,
  scheduled,
}: {
  inProcess: Pick<Trip, "status">[];
  scheduled: unknown[];
}): TripCounts {
  return {
    panel: inProcess.filter(({ status }) => !notWaiting.includes(status)).length,
    bookings: scheduled.length,
  };
}
