import type { Trip } from "../api/trips.server.ts";

/** The menu's numbers: trips whose passengers wait, bookings, unread messages, and requests of employees. */
export type MenuCounts = TripCounts & { messages: number; approvals: number };

export type TripCounts = { panel: number; bookings: number };

/** The passenger is in the taxi, or the trip has ended. */
const notWaiting: number[] = [7, 8, 9, 4, 5];

/** Whether the passenger still waits for the taxi. */
export const isAwaited = ({ status }: Pick<Trip, "status">): boolean =>
  !notWaiting.includes(status);

export function countForMenu({
  inProcess,
  scheduled,
}: {
  inProcess: Pick<Trip, "status">[];
  scheduled: unknown[];
}): TripCounts {
  return { panel: inProcess.filter(isAwaited).length, bookings: scheduled.length };
}
