import { z } from "zod";
import { findInstants } from "../../i18n/local-time.ts";
import { defineRecord, type SealedStore } from "../../store/record.server.ts";
import { storedOrder } from "../order-taxi/stored-order.server.ts";

const planSchema = z.object({
  /** The key of the form that made it, which is sent twice at times. */
  id: z.string(),
  /** Without a time. */
  order: storedOrder,
  groupName: z.string(),
  weekdays: z.array(z.number()),
  time: z.string(),
  until: z.string(),
  daysOff: z.array(z.string()),
  /** Above it, nothing is booked. */
  most: z.object({ amount: z.number(), currency: z.string() }),
});

/** What is booked, when, and for how much at most. A change begins a new plan. */
export type Plan = z.output<typeof planSchema>;

const failureReasons = [
  ...(["fare", "group", "refused", "missed", "unknown"] as const),
  // The trip of before a change stays, since the API did not cancel it.
  "notCancelled",
  // Its taxi was cancelled elsewhere.
  "cancelled",
] as const;

const dateSchema = z.object({
  date: z.string(),
  /** The pickup's local time, `YYYY-MM-DD HH:mm`, after a change of the clocks, too. */
  when: z.string(),
  plan: z.number(),
  /** Each attempt that the owner asks for has one of its own, and is at most one taxi. */
  revision: z.number(),
  state: z.enum(["waiting", "sending", "booked", "skipped", "failed"]),
  tripId: z.number().optional(),
  bookedAt: z.number().optional(),
  /** Trips that are cancelled before anything is booked. */
  replaces: z.array(z.number()).optional(),
  /** The owner wants no trip, while its order is under way. */
  isUnwanted: z.boolean().optional(),
  /** After a failure of the API, not before this time. */
  retryAt: z.number().optional(),
  reason: z.enum(failureReasons).optional(),
  /** The API's words for a refusal, or the fare that was too high. */
  detail: z.string().optional(),
});

/** One day of a series. */
export type SeriesDate = z.output<typeof dateSchema>;

const stopReasons = ["revoked", "refused", "missing", "notAllowed"] as const;
export type StopReason = (typeof stopReasons)[number];

const seriesSchema = z.object({
  id: z.string(),
  madeAt: z.number(),
  state: z.enum(["active", "stopped", "ended"]),
  /** Why nothing more is booked until the owner gives a new consent. */
  stopReason: z.enum(stopReasons).optional(),
  plans: z.array(planSchema),
  dates: z.array(dateSchema),
});

export type Series = z.output<typeof seriesSchema>;

const seriesRecord = defineRecord(seriesSchema, { version: 1 });
const listRecord = defineRecord(z.array(z.string()), { version: 1 });

export const MOST_SERIES = 20;
/** The last date may be so far away. */
export const MOST_DAYS_AHEAD = 730;
/** The series is shown for so long after its last date. */
const SHOWN_AFTER_MS = 35 * 86_400_000;
const LIST_SECONDS = (MOST_DAYS_AHEAD + 40) * 86_400;

export type SeriesOwner = { permalink: string; accountId: number };
export type SeriesRecords = ReturnType<typeof openSeriesRecords>;

/** The series of one account. `services.store` is the account's, so that they are deleted with it. */
export function openSeriesRecords(
  services: SealedStore,
  { permalink, accountId }: SeriesOwner,
  now = Date.now,
) {
  const list = listRecord.at(services, `${permalink}:series-list:${accountId}`, LIST_SECONDS);
  const at = (id: string, until: string) => {
    const end = Date.parse(`${until}T00:00Z`) + SHOWN_AFTER_MS;
    const seconds = Math.max(Math.ceil((end - now()) / 1000), 86_400);
    return seriesRecord.at(services, `${permalink}:series:${accountId}:${id}`, seconds);
  };
  const read = (id: string) => at(id, "2000-01-01").read();

  return {
    read,
    /** The newest first; those that have expired are left out. */
    async list(): Promise<Series[]> {
      const ids = (await list.read()) ?? [];
      const all = await Promise.all(ids.map(read));
      return all.flatMap((each) => each ?? []);
    },
    /** False where the account has as many as it may. A series that is made twice is made once. */
    async add(series: Series): Promise<boolean> {
      const ids = (await list.read()) ?? [];
      const known = await this.list();
      if (known.some(({ id }) => id === series.id)) return true;
      if (known.filter((each) => !isOver(each)).length >= MOST_SERIES) return false;
      const gone = ids.filter((id) => !known.some((each) => each.id === id));
      await at(series.id, lastDayOf(series)).update((before) => (before ? undefined : series));
      await list.update((listed = []) => [
        series.id,
        ...listed.filter((id) => id !== series.id && !gone.includes(id)),
      ]);
      return true;
    },
    /** Changes a series, safely against other processes; returns what it is then, if it is still there. */
    async update(id: string, change: (series: Series) => Series | undefined) {
      const before = await read(id);
      if (!before) return undefined;
      let after: Series | undefined = before;
      // A change may move the last date, and with it the record's end.
      const end = lastDayOf(change(structuredClone(before)) ?? before);
      await at(id, end).update((series) => {
        const next = series && change(series);
        after = next ?? series;
        return next;
      });
      return after;
    },
  };
}

/** The last day of all plans, whether or not something is left to book. */
const lastDayOf = ({ plans, dates }: Series): string =>
  [...plans.map(({ until }) => until), ...dates.map(({ date }) => date)].toSorted().at(-1) ??
  "2000-01-01";

/** Whether it books nothing any more; its booked trips may still be due. */
export const isOver = ({ state, dates }: Series): boolean =>
  state === "ended" || !dates.some(isOpen);

/** Whether something is still to be done for a date. */
export const isOpen = ({ state, replaces = [] }: SeriesDate): boolean =>
  state === "waiting" || state === "sending" || replaces.length > 0;

/** When the taxi comes, in milliseconds. */
export const instantOf = ({ when }: Pick<SeriesDate, "when">, timeZone: string): number =>
  findInstants(when, timeZone)[0] ?? Number.NaN;

export const planOf = ({ plans }: Series, { plan }: Pick<SeriesDate, "plan">): Plan =>
  plans[plan] as Plan;

export const currentPlan = ({ plans }: Series): Plan => plans.at(-1) as Plan;
