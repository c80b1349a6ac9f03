import { LRUCache } from "lru-cache";
import { z } from "zod";

/** The hour is counted in periods of five minutes, so the figures are of its last 60 to 65 minutes. */
const PERIOD_MS = 5 * 60_000;
const PERIODS = 13;
/** Far more brands than one installation has. */
const MOST_BRANDS = 1000;

/** In seconds: the upper bounds of the buckets of a duration; the last bucket has none. */
const durationBounds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const counts = z.object({
  /** Page loads that began at the brand: typed, from a bookmark, or from another site. */
  visits: z.number(),
  logIns: z.number(),
  orders: z.number(),
  requests: z.number(),
  /** Requests that the panel answered with 500 or more. */
  errors: z.number(),
  /** Calls of the brand's API. */
  calls: z.number(),
  failedCalls: z.number(),
});

const periodSchema = counts.extend({
  /** The number of requests, and of calls, in each bucket of their durations. */
  requestDurations: z.array(z.number()),
  callDurations: z.array(z.number()),
});

/** By the number of the period, and by the permalink of the brand. */
export const brandFiguresSchema = z.record(z.string(), z.record(z.string(), periodSchema));

export type Period = z.output<typeof periodSchema>;
export type CountName = keyof z.output<typeof counts>;
type SharedFigures = z.output<typeof brandFiguresSchema>;

export type BrandFigures = ReturnType<typeof createBrandFigures>;

/** Counts what happens at each brand, for the operator's console. No figure is of a person. */
export function createBrandFigures({ now = Date.now }: { now?: () => number } = {}) {
  const periods = new LRUCache<string, Map<number, Period>>({ max: MOST_BRANDS });

  const currentPeriod = () => Math.floor(now() / PERIOD_MS);

  function periodOf(brand: string): Period {
    const current = currentPeriod();
    const ofBrand = periods.get(brand) ?? new Map<number, Period>();
    periods.set(brand, ofBrand);
    const period = ofBrand.get(current) ?? createPeriod();
    ofBrand.set(current, period);
    for (const each of ofBrand.keys()) if (each <= current - PERIODS) ofBrand.delete(each);
    return period;
  }

  return {
    count(brand: string, name: CountName): void {
      periodOf(brand)[name] += 1;
    },
    observeRequest(brand: string, seconds: number, { isError }: { isError: boolean }): void {
      const period = periodOf(brand);
      period.requests += 1;
      period.errors += Number(isError);
      addDuration(period.requestDurations, seconds);
    },
    observeCall(brand: string, seconds: number, { hasFailed }: { hasFailed: boolean }): void {
      const period = periodOf(brand);
      period.calls += 1;
      period.failedCalls += Number(hasFailed);
      addDuration(period.callDurations, seconds);
    },
    /** What this process has counted, for the others. */
    share: (): SharedFigures =>
      Object.fromEntries(
        [...periods].map(([brand, ofBrand]) => [brand, Object.fromEntries(ofBrand)]),
      ),
    /** The last hour at one brand, in all the processes that shared their figures. */
    sum(shared: SharedFigures[], brand: string): Period {
      const oldest = currentPeriod() - PERIODS;
      const all = shared.flatMap((figures) =>
        Object.entries(figures[brand] ?? {})
          .filter(([period]) => Number(period) > oldest)
          .map(([, period]) => period),
      );
      return all.reduce(add, createPeriod());
    },
  };
}

function createPeriod(): Period {
  const durations = () => Array<number>(durationBounds.length + 1).fill(0);
  return {
    ...{ visits: 0, logIns: 0, orders: 0, requests: 0, errors: 0, calls: 0, failedCalls: 0 },
    requestDurations: durations(),
    callDurations: durations(),
  };
}

function addDuration(durations: number[], seconds: number): void {
  const found = durationBounds.findIndex((bound) => seconds <= bound);
  const bucket = found < 0 ? durationBounds.length : found;
  durations[bucket] = (durations[bucket] ?? 0) + 1;
}

function add(one: Period, other: Period): Period {
  const sums = Object.entries(one).map(([name, value]) => {
    const others = other[name as keyof Period];
    return Array.isArray(value)
      ? [name, value.map((count, at) => count + ((others as number[])[at] ?? 0))]
      : [name, value + (others as number)];
  });
  return Object.fromEntries(sums) as Period;
}

/**
 * The bound below which 95 % of the durations are; undefined where there are none, and infinite above the
 * last bound.
 */
export function findP95(durations: number[]): number | undefined {
  const total = durations.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  let below = 0;
  const at = durations.findIndex((count) => {
    below += count;
    return below >= total * 0.95;
  });
  return durationBounds[at] ?? Number.POSITIVE_INFINITY;
}
