import { z } from "zod";

const count = z.number();

const spentSchema = z.object({ currency: z.string(), coins: count });

const weekSchema = z.object({
  /** Its first day that is looked at. */
  from: z.string(),
  completed: count,
  cancelled: count,
  neverFound: count,
  noShow: count,
  spent: z.array(spentSchema),
  /** Medians in minutes; null where no trip of the week tells. */
  promised: count.nullable(),
  waited: count.nullable(),
});

export const insightSchema = z.object({
  completed: count,
  cancelled: count,
  neverFound: count,
  noShow: count,
  /** Completed trips whose price is not known. */
  unpriced: count,
  /** The currency with the most trips first. */
  spent: z.array(spentSchema),
  weeks: z.array(weekSchema),
  /** Completed trips by weekday, from Monday, and by hour. */
  hours: z.array(z.array(count)),
  /** The most frequent first. */
  routes: z.array(z.object({ from: z.string(), to: z.string(), trips: count })),
  waiting: z.object({
    trips: count,
    /** With a taxi at the promised time, or a little later. */
    kept: count,
    promised: count.nullable(),
    waited: count.nullable(),
  }),
  /** The straight way from place to place, of the trips whose destination is known. */
  way: z.object({ trips: count, km: count }),
  /** The trips that could not be read. */
  missing: count,
});

/** What a company's trips of some weeks show, as figures. */
export type Insight = z.output<typeof insightSchema>;
export type InsightWeek = z.output<typeof weekSchema>;
