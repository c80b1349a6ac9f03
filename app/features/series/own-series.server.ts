import type { MemberContext } from "../../request/context.server.ts";
import { findEnd } from "../../request/grants/open-grant.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
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

/** Has the dates of a series booked now. */
export const wakeOwnSeries = (id: string, context: MemberContext): Promise<void> =>
  wakeSeries(context.app.services, ownerOf(context), id);
