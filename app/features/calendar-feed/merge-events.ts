import type { PublishedEvent } from "./feeds.server.ts";

/** A reservation as the API lists it now. */
export type Reservation = Omit<
  PublishedEvent,
  "sequence" | "changedAt" | "isCancelled" | "isUnderWay"
>;

export type Now = {
  /** In milliseconds. */
  now: number;
  /** The trips that were reserved and are under way now, so that they have left the list of reservations. */
  underWay: ReadonlySet<number>;
  /** The trips that the API lists as cancelled. */
  cancelled: ReadonlySet<number>;
  /** Whether the lists have rows that could not be read, so that a missing trip may be one of them. */
  isPartial: boolean;
};

const DAY_MS = 86_400_000;
const PAST_KEPT_MS = 30 * DAY_MS;
const CANCELLED_KEPT_MS = 7 * DAY_MS;
/** A series books a whole year; a calendar of so many events has about 500 kB. */
const MOST_EVENTS = 1000;

/**
 * What a feed tells now. An event that has changed, or whose reservation is cancelled, gets the next number, since
 * calendars keep what they know until they are told otherwise.
 */
export function mergeEvents(
  published: PublishedEvent[],
  reservations: Reservation[],
  lists: Now,
): PublishedEvent[] {
  const { now, underWay } = lists;
  const known = new Map(published.map((event) => [event.tripId, event]));
  const current = reservations.map((reservation): PublishedEvent => {
    const before = known.get(reservation.tripId);
    const isUnderWay = underWay.has(reservation.tripId);
    const event = { ...reservation, isUnderWay, changedAt: now, isCancelled: false };
    if (!before) return { ...event, sequence: 0 };
    if (!before.isCancelled && isSame(before, reservation)) return { ...before, isUnderWay };
    return { ...event, sequence: before.sequence + 1 };
  });
  const listed = new Set(reservations.map(({ tripId }) => tripId));
  const others = published
    .filter(({ tripId }) => !listed.has(tripId))
    .map((event) => {
      if (underWay.has(event.tripId)) return { ...event, isUnderWay: true };
      if (event.isCancelled || !isNowCancelled(event, lists)) return event;
      return { ...event, sequence: event.sequence + 1, changedAt: now, isCancelled: true };
    })
    .filter((event) => {
      const keptMs = event.isCancelled ? CANCELLED_KEPT_MS : PAST_KEPT_MS;
      return Math.max(instantOf(event), event.isCancelled ? event.changedAt : 0) + keptMs > now;
    });
  return keepNearest([...current, ...others], now).toSorted(
    (one, other) => instantOf(one) - instantOf(other) || one.tripId - other.tripId,
  );
}

/** A trip that is gone before its time was cancelled, unless it may be unreadable or have ended early. */
function isNowCancelled(event: PublishedEvent, { now, cancelled, isPartial }: Now): boolean {
  if (cancelled.has(event.tripId)) return true;
  return instantOf(event) > now && !event.isUnderWay && !isPartial;
}

/** Of too many, the next reservations count most, and what is over or cancelled least. */
function keepNearest(events: PublishedEvent[], now: number): PublishedEvent[] {
  if (events.length <= MOST_EVENTS) return events;
  const isComing = (event: PublishedEvent) => !event.isCancelled && instantOf(event) > now;
  const farFromNow = (event: PublishedEvent) => Math.abs(instantOf(event) - now);
  return events
    .toSorted(
      (one, other) =>
        Number(isComing(other)) - Number(isComing(one)) || farFromNow(one) - farFromNow(other),
    )
    .slice(0, MOST_EVENTS);
}

/** A place whose clocks we do not know is at most half a day away from UTC. */
const instantOf = ({ start }: Pick<PublishedEvent, "start">): number =>
  typeof start === "number" ? start : Date.parse(`${start.replace(" ", "T")}Z`);

const isSame = (one: Reservation, other: Reservation): boolean =>
  (["start", "location", "latitude", "longitude", "description"] as const).every(
    (field) => one[field] === other[field],
  );
