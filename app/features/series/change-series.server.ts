import { listDates, type Pattern, toPickupMoment } from "./series-dates.server.ts";
import {
  instantOf,
  isOpen,
  type Plan,
  type Series,
  type SeriesDate,
} from "./series-record.server.ts";

/** A series as its owner has confirmed it, with all its dates. */
export function makeSeries(
  { id, plan, from, now }: { id: string; plan: Plan; from: string; now: number },
  timeZone: string,
): Series {
  const dates = listDates({ ...plan, from }).map((date) => newDate(date, plan, 0, 0, timeZone));
  return { id, madeAt: now, state: "active", plans: [plan], dates };
}

function newDate(
  date: string,
  { time }: Plan,
  plan: number,
  revision: number,
  timeZone: string,
): SeriesDate {
  const { when } = toPickupMoment(date, time, timeZone);
  return { date, when, plan, revision, state: "waiting" };
}

const changeDate = (series: Series, date: string, change: (day: SeriesDate) => SeriesDate) => ({
  ...series,
  dates: series.dates.map((day) => (day.date === date ? change(day) : day)),
});

/** Leaves a date out. A trip that is booked for it is cancelled. */
export const skipDate = (series: Series, date: string): Series =>
  changeDate(series, date, leaveOut);

function leaveOut(day: SeriesDate): SeriesDate {
  // What is being sent cannot be taken back before its answer.
  if (day.state === "sending") return { ...day, isUnwanted: true };
  const { tripId, bookedAt, reason, detail, retryAt, replaces = [], ...rest } = day;
  const trips = tripId === undefined ? replaces : [...replaces, tripId];
  return { ...rest, state: "skipped", ...(trips.length > 0 && { replaces: trips }) };
}

/** Books a date that was left out, or that could not be booked, after all. */
export const tryAgain = (series: Series, date: string): Series =>
  changeDate(series, date, (day) => {
    if (day.state !== "skipped" && day.state !== "failed") return day;
    const { reason, detail, retryAt, ...rest } = day;
    const plan = series.plans.length - 1;
    return { ...rest, plan, state: "waiting", revision: day.revision + 1 };
  });

/** The API may not list a trip at once. */
const LISTED_AFTER_MS = 5 * 60_000;

/** A coming day whose taxi was cancelled elsewhere counts as not booked, so that the owner can book it again. */
export const markCancelled = (
  series: Series,
  isCancelled: (tripId: number) => boolean,
  timeZone: string,
  now = Date.now(),
): Series => ({
  ...series,
  dates: series.dates.map((day) => {
    const { tripId, bookedAt = 0, ...rest } = day;
    const isComing = instantOf(day, timeZone) > now && bookedAt < now - LISTED_AFTER_MS;
    const isGone = day.state === "booked" && isComing && tripId !== undefined;
    return isGone && isCancelled(tripId) ? { ...rest, state: "failed", reason: "cancelled" } : day;
  }),
});

/**
 * Goes on with another plan from a day on. What is booked from then on is cancelled, and each date is
 * booked anew only after that.
 */
export function changeFrom(
  series: Series,
  { from, ...plan }: Plan & Pick<Pattern, "from">,
  timeZone: string,
): Series {
  const index = series.plans.length;
  const before = series.dates.filter(({ date }) => date < from);
  const after = series.dates.filter(({ date }) => date >= from);
  const wanted = listDates({ ...plan, from });
  const changed = wanted.map((date): SeriesDate => {
    const known = after.find((day) => day.date === date);
    // A day that an earlier plan dropped had a key, whose order is remembered: each plan has keys of its own.
    if (!known) return newDate(date, plan, index, index * KEYS_OF_A_PLAN, timeZone);
    // Its order is under way with the plan of before; the owner sees it, and may change it then.
    if (known.state === "sending") return known;
    const { replaces } = leaveOut(known);
    const next = newDate(date, plan, index, known.revision + 1, timeZone);
    return replaces ? { ...next, replaces } : next;
  });
  const dropped = after.filter(({ date }) => !wanted.includes(date)).flatMap(dropDate);
  const dates = [...before, ...changed, ...dropped].toSorted((one, other) =>
    one.date < other.date ? -1 : 1,
  );
  return {
    ...series,
    state: "active",
    stopReason: undefined,
    plans: [...series.plans, plan],
    dates,
  };
}

/** No date of one plan is changed so often. */
const KEYS_OF_A_PLAN = 1000;

/** A date that nothing is left of disappears; a trip has to be cancelled first. */
function dropDate(day: SeriesDate): SeriesDate[] {
  const left = leaveOut(day);
  return isOpen(left) ? [left] : [];
}

/** Ends a series; what is booked stays, or is cancelled. */
export function endSeries(
  series: Series,
  { cancelsBooked, today }: { cancelsBooked: boolean; today: string },
): Series {
  const dates = series.dates.flatMap((day) => {
    if (day.date < today) return [day];
    if (day.state === "booked" && !cancelsBooked) return [day];
    return dropDate(day);
  });
  return { ...series, state: "ended", dates };
}

/** Goes on after a new consent. */
export function resumeSeries({ stopReason: _, ...series }: Series): Series {
  return series.state === "stopped" ? { ...series, state: "active" } : series;
}
