import { findTrip } from "../../../api/history.server.ts";
import { findRow } from "../../../api/rows.server.ts";
import type { Trip } from "../../../api/trips.server.ts";
import { isDate, isInCalendar } from "../../../i18n/calendar.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { screenNotFound } from "../../../request/responses.server.ts";

/** The trip that an address names; somebody else's is as unknown as one that there never was. */
export async function findAskedTrip(
  query: URLSearchParams,
  { api }: MemberContext,
  shown: Trip[] = [],
): Promise<Trip> {
  const id = Number(query.get("trip"));
  const day = query.get("on") ?? "";
  const isHere = shown.find((trip) => trip.id === id);
  const mayBeThere = id > 0 && isDate(day) && isInCalendar(day);
  const trip =
    isHere ?? (mayBeThere ? await findRow(api, (rows) => findTrip(rows, id, day)) : undefined);
  if (!trip) throw screenNotFound();
  return trip;
}
