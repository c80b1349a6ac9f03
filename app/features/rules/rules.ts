import { z } from "zod";

/** The days of a week, Monday first. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

export const areaEnds = ["origin", "destination", "either", "both"] as const;
export const MOST_AREAS = 10;

const area = z.object({
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  km: z.number(),
});

/** A rule that is left out does not bind. Loose: a rule that a newer panel adds survives in this one. */
export const rulesSchema = z.looseObject({
  /** Whether managers are bound, too. */
  forManagers: z.boolean(),
  hours: z.object({ days: z.array(z.number()), from: z.string(), to: z.string() }).optional(),
  areas: z.array(area).default([]),
  /** Whether the areas bind; they stay on the list while they do not. */
  areaEnd: z.enum(areaEnds).optional(),
  limit: z.object({ amount: z.number(), currency: z.string() }).optional(),
  groups: z.array(z.object({ id: z.number(), name: z.string() })).optional(),
  serviceTypes: z.array(z.number()).optional(),
});

/** What a company allows its employees to order without asking. */
export type Rules = z.output<typeof rulesSchema>;
export type Area = z.output<typeof area>;

export const noRules: Rules = { forManagers: false, areas: [] };

/** Why an order is out of rule; the account's role is one that orders nothing. */
export const brokenRules = [
  ...(["role", "hours", "area", "limit", "no_fare", "group", "service_type"] as const),
];
export type BrokenRule = (typeof brokenRules)[number];
