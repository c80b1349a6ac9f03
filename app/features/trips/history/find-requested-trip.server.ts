import { findTrip } from "../../../api/history.server.ts";
import { findRow } from "../../../api/rows.server.ts";
import type { Trip } from "../../../api/trips.server.ts";
import { isDate, isInCalendar } from "../../../i18n/calendar.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { screenNotFound } from "../../../request/responses.server.ts";

/** Finds the trip that the address names; another user's trip is not found. */
export async function findRequestedTrip(
  query: URLSearchParams,
  { api }: MemberContext,
  shown: Trip[] = [],
): Promise<Trip> {
  const id = Number(query.get("trip"));
  const day = query.get("on") ?? "";
  const listed = shown.find((trip) => trip.id === id);
  const mayBeThere = id > 0 && isDate(day) && isInCalendar(day);
  const trip =
    listed ?? (mayBeThere ? await findRow(api, (rows) => findTrip(rows, id, day)) : undefined);
  if (!trip) throw screenNotFound();
  return trip;
}
