import { loadGrants } from "../../features/grants/load-grants.server.ts";
import { loadNotices } from "../../features/notices/load-notices.server.ts";
import { describeSeries } from "../../features/series/describe-series.server.ts";
import {
  ownSeries,
  settleCancelled,
  settleStopped,
} from "../../features/series/own-series.server.ts";
import type { MemberContext } from "../../request/context.server.ts";

export type SeriesPage = Awaited<ReturnType<typeof loadSeries>>;

export async function loadSeries(context: MemberContext) {
  const [stored, notices, grants] = await Promise.all([
    ownSeries(context).list(),
    loadNotices(context),
    loadGrants(context, "series"),
  ]);
  const all = await settleCancelled(await settleStopped(stored, context), context);
  return {
    notices,
    grants,
    series: all.map((each) => describeSeries(each, context)),
    isStoreEmbedded: context.app.services.isStoreEmbedded,
    siteDomain: context.siteDomain,
  };
}
