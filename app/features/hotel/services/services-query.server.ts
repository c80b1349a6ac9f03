import type { TripStatus } from "../../../api/trips.server.ts";
import {
  type FilterValues,
  type HistoryQuery,
  readHistoryQuery,
  toFilterQuery,
} from "../../trips/history/filter.server.ts";

/** A reservation is not a service before its search starts, so its status is missing here. */
const services: TripStatus[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const MAX_SEARCH_LENGTH = 60;

export type ServicesValues = Omit<FilterValues, "employee"> & { q: string };

export type ServicesQuery = Omit<HistoryQuery, "values"> & { values: ServicesValues };

/** Reads the filter from the address: days, status and search words. */
export function readServicesQuery(query: URLSearchParams): ServicesQuery {
  const { values, filter, ...rest } = readHistoryQuery(query);
  const { from, to, status } = values;
  const q = (query.get("q") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
  return {
    ...rest,
    values: { from, to, status, q },
    filter: { from: filter.from, to: filter.to, statuses: filter.statuses ?? services },
  };
}

/** Leaves out empty values, so that addresses stay short. */
export function toServicesQuery({ q, ...values }: ServicesValues) {
  const { from, to, status } = toFilterQuery({ ...values, employee: "" });
  return { from, to, status, q: q || undefined };
}
