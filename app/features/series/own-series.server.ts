import { readOpenTrips } from "../../live/open-trips.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { findEnd } from "../../request/grants/open-grant.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";
import { isCancelled } from "../trips/own-trip.server.ts";
import { markCancelled } from "./change-series.server.ts";
import { wakeSeries } from "./series-job.server.ts";
import { isOver, openSeriesRecords, type Series } from "./series-record.server.ts";

const ownerOf = ({ brand, user }: MemberContext) => ({
  permalink: brand.permalink,
  accountId: user.id,
});

/** The series of the logged-in user. */
export const ownSeries = (context: MemberContext) =>
  openSeriesRecords(context.app.services, ownerOf(context));

/** A series of the user; another user's is not found. */
export async function findOwnSeries(id: string, context: MemberContext): Promise<Series> {
  const series = await ownSeries(context).read(id);
  if (!series) throw screenNotFound();
  return series;
}

/** Why the permission to book series has ended, if it has. */
export const findSeriesEnd = (context: MemberContext) =>
  findEnd(context.app, { ...ownerOf(context), purpose: "series" });

/** Series as their owner sees them: without the permission none books any more, even before the next date finds out. */
export async function settleStopped(all: Series[], context: MemberContext): Promise<Series[]> {
  const stopReason = await findSeriesEnd(context);
  if (!stopReason) return all;
  return all.map((series) =>
    series.state === "active" && !isOver(series)
      ? { ...series, state: "stopped" as const, stopReason }
      : series,
  );
}

/** Series with the days whose taxi was cancelled elsewhere, as on the page of the trip. */
export async function settleCancelled(all: Series[], context: MemberContext): Promise<Series[]> {
  const hasBooked = all.some(({ dates }) => dates.some(({ state }) => state === "booked"));
  const open = hasBooked ? await optional(readOpenTrips(context), undefined, context) : undefined;
  if (!open) return all;
  const trips = new Map([...open.inProcess, ...open.scheduled].map((trip) => [trip.id, trip]));
  return all.map((series) =>
    markCancelled(series, (tripId) => isCancelled(trips.get(tripId)), context.brand.timeZone),
  );
}

/** Longer than any change of a series takes. */
const AFTER_CRASH_MS = 60_000;

/**
 * Changes a series, and has its dates booked or cancelled now. It is put on the list before it is stored, so
 * that another process books its dates when this one dies in between.
 */
export async function changeAndWake<T>(
  id: string,
  change: () => Promise<T>,
  context: MemberContext,
): Promise<T> {
  const { services } = context.app;
  await wakeSeries(services, ownerOf(context), id, Date.now() + AFTER_CRASH_MS);
  const changed = await change();
  await wakeSeries(services, ownerOf(context), id);
  return changed;
}
