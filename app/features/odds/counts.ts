import { z } from "zod";

/** In minutes; a longer wait has the last place. */
const waitLimits = [3, 6, 9, 12, 15, 20, 30] as const;

const weekSchema = z.object({
  /** The Monday of the week. */
  from: z.string(),
  orders: z.number(),
  found: z.number(),
  /** How many waited at most so long, by `waitLimits`. */
  waits: z.array(z.number()).length(waitLimits.length + 1),
  /** The orders by slot: each customer has one of 32, which many share. */
  slots: z.record(z.string(), z.number()),
});

/** What became of the orders of one place and hour, week by week, the newest first. */
export const countsSchema = z.array(weekSchema);
export type Counts = z.output<typeof countsSchema>;

export const SLOTS = 32;
/** Whole weeks that are read; the current one is only counted. */
export const WEEKS = 8;
const FEWEST_ORDERS = 20;
/** A slot holds a customer or several, so that so many slots are at least so many customers. */
const FEWEST_SLOTS = 5;
/** No customer, and none with its slot, makes up more than half. */
const LARGEST_SHARE = 0.5;

/** An order whose end is known. */
export type End = {
  /** The Monday of its week. */
  week: string;
  isFound: boolean;
  /** Minutes until the taxi was there; null where it is not known. */
  waited: number | null;
  slot: number;
};

/** Adds an order, and drops the weeks that are no longer read. */
export function addEnd(counts: Counts, { week, isFound, waited, slot }: End): Counts {
  const known = counts.find(({ from }) => from === week) ?? {
    ...{ from: week, orders: 0, found: 0, slots: {} },
    waits: Array.from({ length: waitLimits.length + 1 }, () => 0),
  };
  const place = waited === null || !isFound ? -1 : placeOf(waited);
  const changed = {
    ...known,
    orders: known.orders + 1,
    found: known.found + (isFound ? 1 : 0),
    waits: known.waits.map((count, at) => (at === place ? count + 1 : count)),
    slots: { ...known.slots, [slot]: (known.slots[slot] ?? 0) + 1 },
  };
  return [changed, ...counts.filter(({ from }) => from !== week)]
    .toSorted((one, other) => (one.from < other.from ? 1 : -1))
    .slice(0, WEEKS + 1);
}

function placeOf(minutes: number): number {
  const place = waitLimits.findIndex((limit) => minutes <= limit);
  return place < 0 ? waitLimits.length : place;
}

/** What may be said of a place and an hour: of ten orders, and within so many minutes. */
export type Odds = { found: number; minutes: number | undefined };

/**
 * Reads whole weeks only, so the figures change once a week, and rounds them, so that two readings do not tell a single
 * order. Undefined where there are too few orders or customers, or one customer has too many of them.
 */
export function toOdds(counts: Counts, { oldest, current }: Record<"oldest" | "current", string>) {
  const weeks = counts.filter(({ from }) => from >= oldest && from < current);
  const add = (toCount: (week: Counts[number]) => number) =>
    weeks.reduce((sum, week) => sum + toCount(week), 0);
  const orders = add((week) => week.orders);
  const slots = [...new Set(weeks.flatMap((week) => Object.keys(week.slots)))].map((slot) =>
    add((week) => week.slots[slot] ?? 0),
  );
  if (orders < FEWEST_ORDERS || slots.length < FEWEST_SLOTS) return undefined;
  if (Math.max(...slots) > orders * LARGEST_SHARE) return undefined;
  const waits = Array.from({ length: waitLimits.length + 1 }, (_, at) =>
    add((week) => week.waits[at] ?? 0),
  );
  const found = Math.round((add((week) => week.found) / orders) * 10);
  return { found, minutes: medianOf(waits) } satisfies Odds;
}

/** The limit within which half of the waits are; undefined where too few are known, or there is no limit. */
function medianOf(waits: number[]): number | undefined {
  const total = waits.reduce((sum, count) => sum + count, 0);
  if (total < FEWEST_ORDERS / 2) return undefined;
  let left = total / 2;
  const place = waits.findIndex((count) => {
    left -= count;
    return left <= 0;
  });
  return waitLimits[place];
}
