import { isFinal, progressOf } from "../../trips/trip-status.ts";

/** Why a desk has to look at a trip now, what cannot wait first. */
const attentions = ["driver_waits", "none_found", "cancelled", "no_show", "long_search"] as const;
export type Attention = (typeof attentions)[number];

/** Where a trip stands on the board, from the top. */
const boardParts = ["attention", "under_way", "booked", "ended"] as const;
export type BoardPart = (typeof boardParts)[number];

export type Watched = {
  id: number;
  status: number;
  /** When the taxi was wanted, in milliseconds. */
  wantedAt: number;
  /** A desk has seen to it. */
  isSettled: boolean;
  etaMinutes: number | null;
};

const MINUTE = 60_000;
const LONG_SEARCH_MS = 3 * MINUTE;
/** A booking's taxi that was not found at once, so short before its time. */
const SHORT_BEFORE_MS = 5 * MINUTE;
/** Whoever has no taxi after an hour has gone without one. */
const STILL_MATTERS_MS = 60 * MINUTE;

/** What went wrong with a trip that has ended. */
const wrongEnds = new Map<number, Attention>([
  [5, "none_found"],
  [4, "cancelled"],
  [9, "no_show"],
]);

export function attentionOf(trip: Watched, now: number): Attention | undefined {
  const progress = progressOf(trip.status);
  const age = now - trip.wantedAt;
  if (progress === "waiting") return "driver_waits";
  if (progress === "searching") {
    const isSecondSearch = trip.status === 2 && age >= -SHORT_BEFORE_MS;
    return isSecondSearch || age >= LONG_SEARCH_MS ? "long_search" : undefined;
  }
  return trip.isSettled || age > STILL_MATTERS_MS ? undefined : wrongEnds.get(trip.status);
}

function partOf(trip: Watched, now: number): BoardPart {
  if (attentionOf(trip, now)) return "attention";
  if (progressOf(trip.status) === "booked") return "booked";
  return isFinal(trip.status) ? "ended" : "under_way";
}

/** What a desk has to see to first stands on top; bookings come as they are due, and what has ended backwards. */
export function sortBoard<Trip extends Watched>(
  trips: Trip[],
  now: number,
): Record<BoardPart, Trip[]> {
  const parts: Record<BoardPart, Trip[]> = { attention: [], under_way: [], booked: [], ended: [] };
  for (const trip of trips) parts[partOf(trip, now)].push(trip);
  const urgency = (trip: Trip) => attentions.indexOf(attentionOf(trip, now) ?? "long_search");
  const oldestFirst = (one: Trip, other: Trip) =>
    one.wantedAt - other.wantedAt || one.id - other.id;
  parts.attention.sort((one, other) => urgency(one) - urgency(other) || oldestFirst(one, other));
  parts.under_way.sort((one, other) => stepOf(one) - stepOf(other) || oldestFirst(one, other));
  parts.booked.sort(oldestFirst);
  parts.ended.sort((one, other) => oldestFirst(other, one));
  return parts;
}

/** Whoever waits in the lobby comes before whoever is on the way. */
function stepOf({ status, etaMinutes }: Watched): number {
  const progress = progressOf(status);
  if (progress === "searching") return -1;
  return progress === "coming" ? (etaMinutes ?? 60) : 1_000;
}
