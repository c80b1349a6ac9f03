import type { OpenTrips } from "./open-trips.server.ts";

/** What the menu counts: the trips whose passengers still wait, the bookings, and what is yet to be read. */
export type MenuCounts = { panel: number; bookings: number; messages: number };

/** Somebody is in the taxi, or the trip is over. */
const notWaiting: number[] = [7, 8, 9, 4, 5];

export function countForMenu({
  inProcess,
  scheduled,
}: Pick<OpenTrips, "inProcess" | "scheduled">): Omit<MenuCounts, "messages"> {
  return {
    panel: inProcess.filter(({ status }) => !notWaiting.includes(status)).length,
    bookings: scheduled.length,
  };
}
