import { readGoodRows } from "../../api/rows.server.ts";
import { listScheduledTrips, listTripsInProcess, type Trip } from "../../api/trips.server.ts";
import { isFinal } from "../trips/trip-status.ts";
import { type TableContext, withSession } from "./table-context.server.ts";

/** The account's trips that have not ended. */
export async function listOpenTrips(context: TableContext): Promise<Trip[]> {
  const trips = await withSession(context, ({ api }) =>
    readGoodRows(api, async (good) =>
      (await Promise.all([listTripsInProcess(good), listScheduledTrips(good)])).flat(),
    ),
  );
  return trips.filter(({ status }) => !isFinal(status));
}
