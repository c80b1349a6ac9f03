/** What one piece of work takes; docs/capacity.md explains the assumptions. */
export type Costs = {
  cached: Work;
  member: Work;
  logIn: Work;
  order: Work;
  /** A second of an open event stream. */
  streamSecond: Work;
  streamKb: number;
  sessionKb: number;
  brandKb: { panel: number; redis: number };
};
export type Work = { cpuMs: number; redisMs: number; calls: number };

const VISIT = { cached: 2, logIn: 1, member: 4, order: 1 / 3, streamSecond: 180 };
/** Above this, a process answers late when many requests come at once. */
const BUSY = 0.7;
/** For each visit in the busiest hour: ten in the day, thirty days, four visits of a user. */
const USERS_PER_VISIT = (10 * 30) / 4;
/** The highest resident memory that docs/deployment.md lists for pages and orders. */
const BASE_MB = 325;
const HOUR_MS = 3_600_000;

/** What one visit takes, in milliseconds and calls. */
export function costOfVisit(costs: Costs): Work {
  const sum = (of: keyof Work) =>
    Object.entries(VISIT).reduce(
      (total, [part, count]) => total + count * costs[part as keyof typeof VISIT][of],
      0,
    );
  return { cpuMs: sum("cpuMs"), redisMs: sum("redisMs"), calls: sum("calls") };
}

/** The visits of an hour that one core can serve. */
export const visitsPerHour = (msPerVisit: number): number => (BUSY * HOUR_MS) / msPerVisit;

/** What so many brands with so many visits in their busiest hour need. */
export function plan(costs: Costs, { brands, visits }: { brands: number; visits: number }) {
  const visit = costOfVisit(costs);
  const processes = Math.max(2, Math.ceil(visits / visitsPerHour(visit.cpuMs)) + 1);
  const streams = (visits * VISIT.streamSecond) / 3600;
  const panelKb = (streams / processes) * costs.streamKb + brands * costs.brandKb.panel;
  const redisKb = visits * USERS_PER_VISIT * costs.sessionKb + brands * costs.brandKb.redis;
  return {
    brands,
    "visits an hour": visits,
    "event streams": Math.round(streams),
    processes,
    "MB each": Math.round(BASE_MB + panelKb / 1000),
    "Redis, MB": Math.round(redisKb / 1000),
    "Redis, % of its core": Number(((100 * visits * visit.redisMs) / HOUR_MS).toPrecision(2)),
    "calls of the API a second": Math.round((visits * visit.calls) / 3600),
  };
}
