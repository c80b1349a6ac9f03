import type { ApiFile } from "./answers.server.ts";
import type { Api } from "./client.server.ts";
import { type Trip, type TripStatus, toTrip } from "./trips.server.ts";

/** Which trips: days are `YYYY-MM-DD`, both included, on the clocks of the group. */
export type HistoryFilter = {
  from?: string;
  to?: string;
  statuses?: TripStatus[];
  /** One employee of the company that asks. */
  employeeId?: number;
};

export type HistoryPage = {
  trips: Trip[];
  /** How many there are on all pages together. */
  total: number;
};

/** The most that the API gives at once, and how far it counts. */
const LARGEST_PAGE = 100;
const LAST_OFFSET = 1_000_000;
/** As many trips as `walkHistory` reads. */
export const MOST_WALKED = LAST_OFFSET + LARGEST_PAGE;
/** As many trips as the API's file holds. */
export const MOST_IN_FILE = 1000;

/** A part of the history, newest first. */
export async function listHistory(
  api: Api,
  { from, to, statuses, employeeId }: HistoryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<HistoryPage> {
  const { services, total } = await api.call("listTrips", {
    query: {
      ...(from !== undefined && { start_date: from }),
      ...(to !== undefined && { end_date: to }),
      ...(statuses && { status: statuses }),
      ...(employeeId !== undefined && { employee_id: employeeId }),
      limit,
      offset,
    },
  });
  return { trips: services.map(toTrip), total };
}

/** The whole history, page after page, each asked for when it is wanted. */
export async function* walkHistory(api: Api, filter: HistoryFilter): AsyncGenerator<HistoryPage> {
  let before = new Set<number>();
  for (let offset = 0; offset <= LAST_OFFSET; offset += LARGEST_PAGE) {
    const { trips, total } = await listHistory(api, filter, { limit: LARGEST_PAGE, offset });
    // What was ordered meanwhile has moved some of the page before onto this one.
    yield { trips: trips.filter(({ id }) => !before.has(id)), total };
    if (trips.length === 0 || offset + LARGEST_PAGE >= total) return;
    before = new Set(trips.map(({ id }) => id));
  }
}

/** One trip, by its number and its day: the API has no call for one. */
export async function findTrip(api: Api, id: number, day: string): Promise<Trip | undefined> {
  for await (const { trips } of walkHistory(api, { from: day, to: day })) {
    const trip = trips.find((each) => each.id === id);
    if (trip) return trip;
  }
  return undefined;
}

/** The newest trips, or those of one employee, as the group's own document. */
export function downloadHistory(api: Api, employeeId?: number): Promise<ApiFile> {
  return api.stream("downloadTrips", {
    query: {
      format: "pdf",
      limit: MOST_IN_FILE,
      offset: 0,
      ...(employeeId !== undefined && { employee_id: employeeId }),
    },
  });
}
