import type { OpenTrips } from "./open-trips.server.ts";

/** What the menu counts: the trips whose passengers still wait, and the bookings. */
export type MenuCounts = { panel: number; bookings: number };

/** Somebody is in the taxi, or the trip is over. */
const notWaiting: number[] = [7, 8, 9, 4, 5];

export function countForMenu({
  inProcess,
  scheduled,
}: Pick<OpenTrips, "inProcess" | "scheduled">): MenuCounts {
  return {
    panel: inProcess.filter(({ status }) => !notWaiting.includes(status)).length,
    bookings: scheduled.length,
  };
}
