import type { ApiFile } from "./answers.server.ts";
import type { Api } from "./client.server.ts";
import { type PageRange, walkPages } from "./pages.server.ts";
import { type Trip, type TripStatus, toTrip } from "./trips.server.ts";

/** Days are `YYYY-MM-DD`, both included, in the group's time zone. */
export type HistoryFilter = {
  from?: string;
  to?: string;
  statuses?: TripStatus[];
  /** Limits a company's history to one employee. */
  employeeId?: number;
};

export type HistoryPage = {
  trips: Trip[];
  /** The number of trips on all pages. */
  total: number;
};

/** The most trips in the API's file. */
export const MAX_TRIPS_IN_FILE = 1000;

/** A page of the history, newest first. */
export async function listHistory(
  api: Api,
  { from, to, statuses, employeeId }: HistoryFilter,
  { limit, offset }: PageRange,
): Promise<HistoryPage> {
  const { services, total } = await api.call("listTrips", {
    params: {
      query: {
        start_date: from,
        end_date: to,
        status: statuses,
        employee_id: employeeId,
        limit,
        offset,
      },
    },
  });
  return { trips: services.map(toTrip), total };
}

/** The whole history, newest first; each page is fetched when the caller wants it. */
export async function* walkHistory(api: Api, filter: HistoryFilter): AsyncGenerator<HistoryPage> {
  const pages = walkPages(async (range) => {
    const { trips: rows, total } = await listHistory(api, filter, range);
    return { rows, total };
  });
  for await (const { rows: trips, total } of pages) yield { trips, total };
}

/** Finds a trip by its id and its day, since the API has no call for one trip. */
export async function findTrip(api: Api, id: number, day: string): Promise<Trip | undefined> {
  for await (const { trips } of walkHistory(api, { from: day, to: day })) {
    const trip = trips.find((each) => each.id === id);
    if (trip) return trip;
  }
  return undefined;
}

/** The newest trips, of the account or of one employee, as a PDF that the group's API makes. */
export function downloadHistory(api: Api, employeeId?: number): Promise<ApiFile> {
  return api.stream("downloadTrips", {
    params: {
      query: { format: "pdf", limit: MAX_TRIPS_IN_FILE, offset: 0, employee_id: employeeId },
    },
  });
}
