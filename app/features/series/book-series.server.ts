import { clip } from "../../api/clip.ts";
import { ApiError, ApiFault, isBusy } from "../../api/errors.ts";
import { isAbout } from "../../api/offers.server.ts";
import { formatApiError } from "../../forms/format-message.server.ts";
import { formatMoney } from "../../i18n/format.server.ts";
import type { Language } from "../../i18n/languages.ts";
import type { AccountContext } from "../../request/context.server.ts";
import { toIdempotencyKey } from "../../store/idempotency.server.ts";
import { mostOf } from "../fares/fares.server.ts";
import { explainOutcome } from "../order-taxi/explain-outcome.server.ts";
import { orderTaxi } from "../order-taxi/order-taxi.server.ts";
import { keptSecondsUntil } from "../order-taxi/placed-orders.server.ts";
import { recallOrder } from "../order-taxi/recall-order.server.ts";
import { cancelOwnTrip } from "../trips/own-trip.server.ts";
import {
  instantOf,
  isOpen,
  planOf,
  type Series,
  type SeriesDate,
  type SeriesRecords,
} from "./series-record.server.ts";

export type BookingContext = AccountContext & { language: Language };

/** What a round does for one date. */
type Step = {
  id: string;
  day: SeriesDate;
  records: SeriesRecords;
  context: BookingContext;
  now: () => number;
};

/** After a failure of the API. */
const RETRY_MS = 2 * 60_000;
const DAY_MS = 86_400_000;

/** The failures of dates, for the owner. */
export type FailedDate = Pick<SeriesDate, "date" | "reason" | "detail">;

/**
 * Books each date of a series that is within reach, one after the other, and reports each that could not be
 * booked to `onFailed`. It throws where the API no longer accepts the token.
 */
export async function bookDueDates(
  id: string,
  records: SeriesRecords,
  context: BookingContext,
  {
    aheadMs,
    now,
    signal,
    onFailed,
  }: {
    aheadMs: number;
    now: () => number;
    signal?: AbortSignal;
    onFailed: (failed: FailedDate) => Promise<void>;
  },
): Promise<void> {
  const series = await records.read(id);
  const due = series?.dates.filter((day) => isDue(day, aheadMs, now(), context.brand.timeZone));
  for (const { date } of due ?? []) {
    if (signal?.aborted) return;
    const latest = await records.read(id);
    const day = latest?.dates.find((each) => each.date === date);
    if (!latest || latest.state === "stopped" || !day || !isOpen(day)) continue;
    const after = await bookDay(latest, { id, day, records, context, now });
    if (after?.state === "failed" && day.state !== "failed") await onFailed(after);
    if (after?.reason === "notCancelled" && day.reason === undefined) await onFailed(after);
  }
}

/** No request takes longer than some trips; the rounds cancel the others. */
const MOST_AT_ONCE = 10;

/** Cancels the trips that the owner no longer wants, while the owner is there. */
export async function cancelUnwanted(
  id: string,
  records: SeriesRecords,
  context: BookingContext,
  {
    isAlone,
    now = Date.now,
  }: {
    /** Whether the standing permission has ended, so that no round cancels what is left. */
    isAlone: boolean;
    now?: () => number;
  },
): Promise<void> {
  const series = await records.read(id);
  const unwanted = series?.dates.filter(({ replaces = [] }) => replaces.length > 0) ?? [];
  const most = isAlone ? unwanted.length : MOST_AT_ONCE;
  for (const day of unwanted.slice(0, most)) {
    await cancelReplaced({ id, day, records, context, now });
  }
}

/** Whether a round has something to do for the date. */
export function isDue(day: SeriesDate, aheadMs: number, now: number, timeZone: string): boolean {
  return isOpen(day) && nextTimeOf(day, aheadMs, timeZone) <= now;
}

/** When a round has something to do for an open date. */
export function nextTimeOf(day: SeriesDate, aheadMs: number, timeZone: string): number {
  const reach = day.state === "waiting" ? instantOf(day, timeZone) - aheadMs : 0;
  const isCancelling = (day.replaces ?? []).length > 0;
  return Math.max(isCancelling ? 0 : reach, day.retryAt ?? 0);
}

/** The key of a date's order: a UUID, as the page of an order expects. */
const keyOfDate = (id: string, { date, revision }: Pick<SeriesDate, "date" | "revision">) =>
  toIdempotencyKey({ key: `series:${id}:${date}:${revision}` });

/** Cancels what the date replaces, and books it. Returns the date as it is then. */
async function bookDay(series: Series, step: Step): Promise<SeriesDate | undefined> {
  const { day, context, now } = step;
  if ((day.replaces ?? []).length > 0) {
    const cleared = await cancelReplaced(step);
    if (cleared?.state !== "waiting" || cleared.replaces) return cleared;
    return bookDay(series, { ...step, day: cleared });
  }
  if (day.state === "sending") return order(series, step);
  if (instantOf(day, context.brand.timeZone) <= now()) {
    return change(step, { state: "failed", reason: "missed" });
  }
  // Written before the order, so that after the death of this process its key is asked for first.
  const marked = await change(step, { state: "sending", retryAt: undefined });
  return marked?.state === "sending" ? order(series, { ...step, day: marked }) : marked;
}

async function order(series: Series, step: Step): Promise<SeriesDate | undefined> {
  const { id, day, context, now } = step;
  const instant = instantOf(day, context.brand.timeZone);
  const key = keyOfDate(id, day);
  if (instant <= now()) {
    // The taxi of an order that arrived is found; no new one is ordered for a time that has passed.
    const recalled = await recallOrder(key, context);
    if (recalled?.state === "done") return settleBooked(step, recalled.tripId);
    const isSent = recalled !== undefined;
    return settle(step, { state: "failed", reason: isSent ? "unknown" : "missed" });
  }
  const { order: planned, most } = planOf(series, day);
  const outcome = await orderTaxi(
    {
      idempotencyKey: key,
      content: {
        order: { ...planned, when: day.when },
        quotedFare: { kind: "limit", most: most.amount, currency: most.currency },
      },
      keptSeconds: keptSecondsUntil(instant, now()),
    },
    context,
  ).catch(async (error) => {
    // The caller ends the series' work; nothing was sent, or the key leads to what was.
    await settle(step, { state: "sending", retryAt: now() + RETRY_MS });
    throw error;
  });
  switch (outcome.state) {
    case "placed":
    case "keyReused":
      return settleBooked(step, outcome.tripId);
    case "unknown":
      return settleUnknown(step, key);
    case "duplicate":
    case "failed":
      // Nothing was sent, and the API may answer again before the pickup.
      return settle(step, { state: "waiting", retryAt: now() + RETRY_MS });
    case "fareChanged": {
      const { offer } = outcome;
      const price = formatMoney(mostOf(offer.fare.price), offer.currency, context.language);
      return settle(step, { state: "failed", reason: "fare", detail: price });
    }
    case "groupGone":
    case "stopsNotTaken":
      return settle(step, { state: "failed", reason: "group" });
    case "needsUnserved":
    case "referencesWrong":
    case "needsApproval": {
      const detail = clip(explainOutcome(outcome, context.language), 300);
      return settle(step, { state: "failed", reason: "refused", detail });
    }
    case "refused":
      return settleRefused(step, outcome.error);
    default:
      return outcome satisfies never;
  }
}

/** An order whose answer was lost is looked for again; one that cannot have arrived is told. */
async function settleUnknown(step: Step, key: string) {
  const recalled = await recallOrder(key, step.context);
  if (recalled?.state === "done") return settleBooked(step, recalled.tripId);
  if (recalled?.state === "lost") return settle(step, { state: "failed", reason: "unknown" });
  return settle(step, { state: "sending", retryAt: step.now() + RETRY_MS });
}

function settleRefused(step: Step, error: ApiError) {
  if (isBusy(error)) {
    return settle(step, { state: "waiting", retryAt: step.now() + RETRY_MS });
  }
  const tomorrow = step.now() + DAY_MS;
  if (isAbout("date", error) && tomorrow < instantOf(step.day, step.context.brand.timeZone)) {
    // It is further ahead than the group takes bookings for.
    return settle(step, { state: "waiting", retryAt: tomorrow });
  }
  const detail = formatApiError(error, step.context.language).slice(0, 300);
  return settle(step, { state: "failed", reason: "refused", ...(detail && { detail }) });
}

const settleBooked = (step: Step, tripId: number) =>
  settle(step, { state: "booked", tripId, bookedAt: step.now() });

type Outcome = Partial<Omit<SeriesDate, "date" | "plan" | "revision" | "replaces">>;

/** Writes what became of an order; the owner may have changed or skipped the date meanwhile. */
function settle(step: Step, outcome: Outcome) {
  return change(step, outcome, { isOrder: true });
}

async function change(
  { id, day, records }: Step,
  outcome: Outcome,
  { isOrder = false, isCleared = false } = {},
): Promise<SeriesDate | undefined> {
  const series = await records.update(id, (latest) => {
    const dates = latest.dates.map((each): SeriesDate => {
      if (each.date !== day.date) return each;
      const isChanged = each.revision !== day.revision || (!isOrder && each.state !== day.state);
      if (!isChanged) return applyOutcome(isCleared ? without(each, day.replaces) : each, outcome);
      // The owner no longer wants the trip of this order, so it is cancelled in its turn.
      if (outcome.tripId === undefined || isCleared) return each;
      return { ...each, replaces: [...(each.replaces ?? []), outcome.tripId] };
    });
    return { ...latest, dates };
  });
  return series?.dates.find(({ date }) => date === day.date);
}

/** Trips that were added to the list meanwhile stay on it. */
function without({ replaces = [], ...day }: SeriesDate, cleared: number[] = []): SeriesDate {
  const left = replaces.filter((tripId) => !cleared.includes(tripId));
  return left.length > 0 ? { ...day, replaces: left } : day;
}

function applyOutcome(day: SeriesDate, outcome: Outcome): SeriesDate {
  const { retryAt: _, ...rest } = day;
  const next = { ...rest, ...outcome };
  if (!day.isUnwanted || outcome.state === "sending") return next;
  const { isUnwanted, tripId, bookedAt, reason, detail, ...known } = next;
  return { ...known, state: "skipped", ...(tripId !== undefined && { replaces: [tripId] }) };
}

/** Cancels the trips of before; one that the API does not cancel stays, and the owner is told. */
async function cancelReplaced(step: Step): Promise<SeriesDate | undefined> {
  const { day, context, now } = step;
  for (const tripId of day.replaces ?? []) {
    try {
      await cancelOwnTrip(tripId, context);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) throw error;
      const mayRetry = error instanceof ApiFault || isBusy(error);
      if (mayRetry) return change(step, { retryAt: now() + RETRY_MS });
      if (!(error instanceof ApiError)) throw error;
      const kept = { state: "booked", tripId, reason: "notCancelled" } as const;
      return change(step, kept, { isCleared: true });
    }
  }
  return change(step, {}, { isCleared: true });
}
