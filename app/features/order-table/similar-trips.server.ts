import type { Position } from "../../api/addresses.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { listScheduledTrips, listTripsInProcess, type Trip } from "../../api/trips.server.ts";
import { findInstants } from "../../i18n/local-time.ts";
import { toPlain } from "../../i18n/words.ts";
import { measureKm } from "../../map/distance.ts";
import { isFinal } from "../trips/trip-status.ts";
import type { Plan, TableRecord } from "./record.server.ts";
import { placesOf } from "./row-state.server.ts";
import { type TableRow, whenOf } from "./rows.server.ts";
import { type TableContext, withSession } from "./table-context.server.ts";

/** The same street corner, under another name. */
const CLOSE_KM = 0.2;
/** A row whose time was corrected still means the same taxi. */
const SAME_PERSON_MS = 60 * 60_000;
/** Where the traveller has no name, only the same time and destination say so. */
const SAME_JOURNEY_MS = 5 * 60_000;

/** For each row the open trip that it may repeat; null where there is none. */
export async function findSimilar(
  rows: TableRecord["rows"],
  plan: Plan,
  context: TableContext,
): Promise<(number | null)[]> {
  const trips = await withSession(context, ({ api }) =>
    readGoodRows(api, async (good) =>
      (await Promise.all([listTripsInProcess(good), listScheduledTrips(good)])).flat(),
    ),
  );
  const open = trips.filter(({ status }) => !isFinal(status));
  const { timeZone } = context.brand;
  return rows.map((row) => open.find((trip) => isSimilar(trip, row, plan, timeZone))?.id ?? null);
}

function isSimilar(trip: Trip, row: TableRow, plan: Plan, timeZone: string): boolean {
  const { from, to } = placesOf(row, plan);
  if (!from?.address || measureKm(trip.origin, from.address) > CLOSE_KM) return false;
  const [at, due] = [trip.scheduledFor ?? trip.when, whenOf(row)].map(
    (when) => findInstants(when, timeZone)[0],
  );
  if (at === undefined || due === undefined) return false;
  const apartMs = Math.abs(at - due);
  if (row.traveller !== "") {
    return apartMs <= SAME_PERSON_MS && toPlain(trip.traveller ?? "") === toPlain(row.traveller);
  }
  return apartMs <= SAME_JOURNEY_MS && isSamePlace(trip.destination.position, to?.address);
}

function isSamePlace(one: Position | null, other: Position | undefined): boolean {
  return one && other ? measureKm(one, other) <= CLOSE_KM : !one && !other;
}
