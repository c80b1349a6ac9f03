import { defer } from "../../deferred.ts";
import { type Range, readRange, weekChoices } from "../../features/insight/range.server.ts";
import { readInsight } from "../../features/insight/read-insight.server.ts";
import { MOST_DAYS } from "../../features/statement/period.server.ts";
import { formatDays } from "../../i18n/format.server.ts";
import { toLocalDay } from "../../i18n/local-time.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { listNavLinks } from "../../session/menu.ts";
import { toCharts } from "./to-charts.server.ts";

export type InsightPage = ReturnType<typeof loadInsight>;

/** The chooser of the days at once, and the charts when the trips have been read. */
export function loadInsight(query: URLSearchParams, context: MemberContext) {
  const { brand, siteDomain } = context;
  const today = toLocalDay(Date.now(), brand.timeZone);
  const { range, weeks, values, problems } = readRange(query, today);
  return {
    values,
    problems,
    mostDays: MOST_DAYS,
    choices: weekChoices.map((choice) => ({
      weeks: choice,
      to: pathTo("insight", { query: { weeks: choice }, siteDomain }),
      isCurrent: choice === weeks,
    })),
    range: range && formatDays(range, context.language),
    charts: range && defer(loadCharts(range, context)),
    paths: { history: pathTo("history", { siteDomain }), here: pathTo("insight") },
    request: listNavLinks(context, ["request"])[0]?.href,
    siteDomain,
  };
}

async function loadCharts(range: Range, context: MemberContext) {
  return toCharts(await readInsight(range, context), context);
}
