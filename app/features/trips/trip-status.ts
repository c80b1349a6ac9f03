/** Where a trip stands, in the panel's words for the API's codes. */
export type TripProgress =
  | "searching"
  | "coming"
  | "waiting"
  | "riding"
  | "completed"
  | "cancelled"
  | "finished"
  | "booked"
  | "unknown";

/** How it is to be taken: `waiting` for a taxi, `moving` with one, ended well or badly. */
export type TripTone = "waiting" | "moving" | "done" | "bad";

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

/** A code that is not in the document is no reason to show nothing of a trip. */
export const progressOf = (status: number): TripProgress => progressByCode.get(status) ?? "unknown";

const tones: Record<TripProgress, TripTone> = {
  searching: "waiting",
  booked: "waiting",
  unknown: "waiting",
  coming: "moving",
  waiting: "moving",
  riding: "moving",
  completed: "done",
  finished: "done",
  cancelled: "bad",
};

export const toneOf = (status: number): TripTone => tones[progressOf(status)];

/** The stops of a trip on its way, in their order. */
const stops: TripProgress[] = ["searching", "coming", "waiting", "riding", "completed"];
export const lastStop = stops.length - 1;

/** How far a trip is on its way; nothing where that is no question. */
export function stopOf(status: number): number | undefined {
  const stop = stops.indexOf(progressOf(status));
  return stop < 0 ? undefined : stop;
}

/** Nothing comes after it. */
export const isFinal = (status: number): boolean => ["done", "bad"].includes(toneOf(status));

/** Nobody is in the taxi yet, so that all can still be changed. */
export const isBeforePickup = (status: number): boolean =>
  ["searching", "coming", "waiting", "booked"].includes(progressOf(status));

/** Whether the panel offers it; the API has the last word. */
export const mayCancel = (status: number): boolean => !isFinal(status);
export const mayEdit = isBeforePickup;

/** A taxi that is on its way knows where to. */
export const mayMovePickup = (status: number): boolean =>
  ["searching", "booked"].includes(progressOf(status));
