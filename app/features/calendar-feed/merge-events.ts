import type { PublishedEvent } from "./feeds.server.ts";

/** A reservation as the API lists it now. */
export type Reservation = Omit<PublishedEvent, "sequence" | "changedAt" | "isCancelled">;

type Now = {
  /** In milliseconds. */
  now: number;
  /** The trips that were reserved and are under way now, so that they have left the list of reservations. */
  underWay: ReadonlySet<number>;
};

const DAY_MS = 86_400_000;
const PAST_KEPT_MS = 30 * DAY_MS;
const CANCELLED_KEPT_MS = 7 * DAY_MS;
/** No account has more; a calendar of them has about 100 kB. */
const MOST_EVENTS = 200;

/**
 * What a feed tells now. An event that has changed, or whose reservation is gone before its time, gets the
 * next number, since calendars keep what they know until they are told otherwise.
 */
export function mergeEvents(
  published: PublishedEvent[],
  reservations: Reservation[],
  { now, underWay }: Now,
): PublishedEvent[] {
  const known = new Map(published.map((event) => [event.tripId, event]));
  const current = reservations.map((reservation): PublishedEvent => {
    const before = known.get(reservation.tripId);
    if (!before) return { ...reservation, sequence: 0, changedAt: now, isCancelled: false };
    if (!before.isCancelled && isSame(before, reservation)) return before;
    const sequence = before.sequence + 1;
    return { ...reservation, sequence, changedAt: now, isCancelled: false };
  });
  const listed = new Set(reservations.map(({ tripId }) => tripId));
  const others = published
    .filter(({ tripId }) => !listed.has(tripId))
    .map((event) => {
      const isOver = instantOf(event) <= now || underWay.has(event.tripId);
      if (isOver || event.isCancelled) return event;
      return { ...event, sequence: event.sequence + 1, changedAt: now, isCancelled: true };
    })
    .filter((event) => {
      const keptMs = event.isCancelled ? CANCELLED_KEPT_MS : PAST_KEPT_MS;
      return Math.max(instantOf(event), event.isCancelled ? event.changedAt : 0) + keptMs > now;
    });
  return [...current, ...others]
    .toSorted((one, other) => instantOf(one) - instantOf(other) || one.tripId - other.tripId)
    .slice(-MOST_EVENTS);
}

/** A place whose clocks we do not know is at most half a day away from UTC. */
const instantOf = ({ start }: Pick<PublishedEvent, "start">): number =>
  typeof start === "number" ? start : Date.parse(`${start.replace(" ", "T")}Z`);

const isSame = (one: Reservation, other: Reservation): boolean =>
  (["start", "location", "latitude", "longitude", "description"] as const).every(
    (field) => one[field] === other[field],
  );
