import type { TripStatus } from "../../../api/trips.server.ts";
import {
  type AskedHistory,
  type FilterValues,
  readHistoryQuery,
  toFilterQuery,
} from "../../trips/history/filter.server.ts";

/** What a reservation becomes when it wakes: until then it is no service of anybody. */
const services: TripStatus[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const LONGEST_SEARCH = 60;

export type ServicesValues = Omit<FilterValues, "employee"> & { q: string };

export type AskedServices = Omit<AskedHistory, "values"> & { values: ServicesValues };

/** Reads which services of the hotel an address means: by day, by how they ended, by their guest. */
export function readServicesQuery(query: URLSearchParams): AskedServices {
  const { values, filter, ...asked } = readHistoryQuery(query);
  const { from, to, status } = values;
  const q = (query.get("q") ?? "").trim().slice(0, LONGEST_SEARCH);
  return {
    ...asked,
    values: { from, to, status, q },
    filter: { from: filter.from, to: filter.to, statuses: filter.statuses ?? services },
  };
}

/** The choice as addresses carry it; what says nothing is left out. */
export function toServicesQuery({ q, ...values }: ServicesValues) {
  const { from, to, status } = toFilterQuery({ ...values, employee: "" });
  return { from, to, status, q: q || undefined };
}
