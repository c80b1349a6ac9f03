import type { MemberContext } from "../../request/context.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { wakeSeries } from "./series-job.server.ts";
import { openSeriesRecords, type Series } from "./series-record.server.ts";

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

/** Has the dates of a series booked now. */
export const wakeOwnSeries = (id: string, context: MemberContext): Promise<void> =>
  wakeSeries(context.app.services, ownerOf(context), id);
