import { defer } from "../../deferred.ts";
import { type Range, readRange, weekChoices } from "../../features/insight/range.server.ts";
import { readInsight } from "../../features/insight/read-insight.server.ts";
import { MOST_DAYS } from "../../features/statement/period.server.ts";
import { localeOf } from "../../i18n/languages.ts";
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
    range: range && nameRange(range, context),
    charts: range && defer(loadCharts(range, context)),
    paths: { history: pathTo("history", { siteDomain }), here: pathTo("insight") },
    request: listNavLinks(context, ["request"])[0]?.href,
    siteDomain,
  };
}

async function loadCharts(range: Range, context: MemberContext) {
  return toCharts(await readInsight(range, context), context);
}

function nameRange({ from, to }: Range, { language }: MemberContext): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    ...{ day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
  });
  const [first = 0, last = 0] = [from, to].map((day) => Date.parse(`${day}T12:00Z`));
  return format.formatRange(first, last);
}
