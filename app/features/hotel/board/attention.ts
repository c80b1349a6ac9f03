import { isFinal, progressOf } from "../../trips/trip-status.ts";

/** The reasons why a trip needs the desk's attention, most urgent first. */
const attentions = ["driver_waits", "none_found", "cancelled", "no_show", "long_search"] as const;
export type Attention = (typeof attentions)[number];

/** The parts of the board, from the top. */
const boardParts = ["just_requested", "attention", "under_way", "booked", "ended"] as const;
export type BoardPart = (typeof boardParts)[number];

export type WatchedTrip = {
  id: number;
  status: number;
  /** The requested pickup time, in milliseconds. */
  wantedAt: number;
  /** A desk has dealt with the failed trip. */
  isSettled: boolean;
  etaMinutes: number | null;
};

const MINUTE = 60_000;
const LONG_SEARCH_MS = 3 * MINUTE;
/** A booking in its second search becomes urgent this long before its time. */
const URGENT_BEFORE_MS = 5 * MINUTE;
/** A new order stands out for this long. */
const NEW_MS = 3 * MINUTE;
/** After an hour the guest has left without a taxi. */
const RELEVANT_MS = 60 * MINUTE;

/** The final statuses of failed trips. */
const failures = new Map<number, Attention>([
  [5, "none_found"],
  [4, "cancelled"],
  [9, "no_show"],
]);

export function attentionOf(trip: WatchedTrip, now: number): Attention | undefined {
  const progress = progressOf(trip.status);
  const age = now - trip.wantedAt;
  if (progress === "waiting") return "driver_waits";
  if (progress === "searching") {
    const isSecondSearch = trip.status === 2 && age >= -URGENT_BEFORE_MS;
    return isSecondSearch || age >= LONG_SEARCH_MS ? "long_search" : undefined;
  }
  return trip.isSettled || age > RELEVANT_MS ? undefined : failures.get(trip.status);
}

/** Whether the desk that looks at the board has just ordered the trip; `ordered` are the ids of its last order. */
export const isNew = (
  { id, wantedAt }: Pick<WatchedTrip, "id" | "wantedAt">,
  ordered: number[],
  now: number,
): boolean => ordered.includes(id) && now - wantedAt < NEW_MS;

function partOf(trip: WatchedTrip, ordered: number[], now: number): BoardPart {
  if (attentionOf(trip, now)) return "attention";
  if (progressOf(trip.status) === "booked") return "booked";
  if (isFinal(trip.status)) return "ended";
  return isNew(trip, ordered, now) ? "just_requested" : "under_way";
}

/** Sorts attention by urgency, trips under way by progress, bookings by time, and ended trips newest first. */
export function sortBoard<Trip extends WatchedTrip>(trips: Trip[], ordered: number[], now: number) {
  const parts: Record<BoardPart, Trip[]> = {
    ...{ just_requested: [], attention: [], under_way: [], booked: [], ended: [] },
  };
  for (const trip of trips) parts[partOf(trip, ordered, now)].push(trip);
  const urgency = (trip: Trip) => attentions.indexOf(attentionOf(trip, now) ?? "long_search");
  const oldestFirst = (one: Trip, other: Trip) =>
    one.wantedAt - other.wantedAt || one.id - other.id;
  parts.just_requested.sort(oldestFirst);
  parts.attention.sort((one, other) => urgency(one) - urgency(other) || oldestFirst(one, other));
  parts.under_way.sort((one, other) => stepOf(one) - stepOf(other) || oldestFirst(one, other));
  parts.booked.sort(oldestFirst);
  parts.ended.sort((one, other) => oldestFirst(other, one));
  return parts;
}

/** Guests who wait in the lobby come before guests who are already in a taxi. */
function stepOf({ status, etaMinutes }: WatchedTrip): number {
  const progress = progressOf(status);
  if (progress === "searching") return -1;
  return progress === "coming" ? (etaMinutes ?? 60) : 1_000;
}
