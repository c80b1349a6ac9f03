import type { TripStatus } from "../../api/trips.server.ts";

/** `waiting` for a taxi, `moving` with one, ended well (`done`) or badly (`bad`). */
export type TripTone = "waiting" | "moving" | "done" | "bad";

const tones = {
  searching: "waiting",
  booked: "waiting",
  unknown: "waiting",
  coming: "moving",
  waiting: "moving",
  riding: "moving",
  completed: "done",
  finished: "done",
  cancelled: "bad",
} satisfies Record<string, TripTone>;

/** The panel's names for the API's status codes. */
export type TripProgress = keyof typeof tones;

const progressByCode = new Map<number, TripProgress>([
  [1, "searching"],
  [2, "searching"],
  [3, "coming"],
  [6, "coming"],
  [10, "waiting"],
  [7, "riding"],
  [8, "completed"],
  [4, "cancelled"],
  [5, "cancelled"],
  [9, "finished"],
  [13, "booked"],
]);

/** The codes of a trip that was cancelled. */
export const cancelledStatuses: TripStatus[] = [4, 5];

/** A trip with an unknown code is still shown. */
export const progressOf = (status: number): TripProgress => progressByCode.get(status) ?? "unknown";

export const toneOf = (status: number): TripTone => tones[progressOf(status)];

/** The steps of a trip under way, in order. */
const stops: TripProgress[] = ["searching", "coming", "waiting", "riding", "completed"];
export const lastStop = stops.length - 1;

/** The index of the trip's step; undefined for a status that is none of the steps. */
export function stopOf(status: number): number | undefined {
  const stop = stops.indexOf(progressOf(status));
  return stop < 0 ? undefined : stop;
}

/** A final status does not change any more. */
export const isFinal = (status: number): boolean => ["done", "bad"].includes(toneOf(status));

/** Before the pickup the user can change everything. */
export const isBeforePickup = (status: number): boolean =>
  ["searching", "coming", "waiting", "booked"].includes(progressOf(status));

/** These decide what the panel offers; the API decides what it accepts. */
export const mayCancel = (status: number): boolean => !isFinal(status);
export const mayEdit = isBeforePickup;

/** A taxi that is on its way already drives to the pickup. */
export const mayMovePickup = (status: number): boolean =>
  ["searching", "booked"].includes(progressOf(status));
