import { KEPT_DAYS, MOST_ENTRIES } from "../../features/activity/activity-log.server.ts";
import {
  findEntries,
  readActivityQuery,
  toActivityQuery,
} from "../../features/activity/find-entries.server.ts";
import { areas } from "../../features/activity/kinds.server.ts";
import { sayArea, sayEntry } from "../../features/activity/say-entry.server.ts";
import { sayPeriod } from "../../features/trips/history/say-filter.server.ts";
import { formatMoment } from "../../i18n/format.server.ts";
import { numberLocaleOf } from "../../i18n/languages.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { pathToResource } from "../../resources.ts";

export type ActivityPage = Awaited<ReturnType<typeof loadActivity>>;

const PAGE_SIZE = 50;

/** One page of what the company's users have done, the newest first. */
export async function loadActivity(query: URLSearchParams, context: MemberContext) {
  const { brand, language, siteDomain, user } = context;
  const search = readActivityQuery(query);
  const chosen = toActivityQuery(search);
  const { entries, hasMore } = await findEntries(search, PAGE_SIZE, context);
  const numbers = new Intl.NumberFormat(numberLocaleOf(language));
  const toPath = (more: Record<string, string | undefined> = {}) =>
    pathTo("activity", { query: { ...chosen, ...more }, siteDomain });
  return {
    values: search.values,
    problems: search.problems,
    areas: areas.map((area) => ({ area, name: sayArea(area, language) })),
    rows: entries.map((entry) => ({
      place: entry.place,
      at: new Date(entry.at).toISOString(),
      when: formatMoment(toLocalTime(entry.at, brand.timeZone), language),
      who: entry.by.name,
      what: sayEntry(entry, language),
    })),
    period:
      Object.keys(search.problems).length > 0 ? undefined : sayPeriod(search.values, language),
    isFiltered: Object.values(chosen).some(Boolean),
    older: hasMore ? toPath({ before: entries.at(-1)?.place }) : undefined,
    newest: search.before === undefined ? undefined : toPath(),
    all: pathTo("activity", { siteDomain }),
    csv: pathToResource("activity_csv", { query: chosen, siteDomain }),
    employees: pathTo("employee", { siteDomain }),
    company: user.name,
    brand: brand.name,
    kept: { days: numbers.format(KEPT_DAYS), most: numbers.format(MOST_ENTRIES) },
    siteDomain,
  };
}
