import { redirect } from "@remix-run/node";
import { type Employee, listClosedEmployees, listEmployees } from "../../api/employees.server.ts";
import { type HistoryPage, listHistory, MOST_IN_FILE } from "../../api/history.server.ts";
import { type Readable, readGoodRows, readRows } from "../../api/rows.server.ts";
import {
  type HistoryQuery,
  PAGE_SIZE,
  readHistoryQuery,
  toFilterQuery,
} from "../../features/trips/history/filter.server.ts";
import { historyFilePath, historyPath } from "../../features/trips/history/history-paths.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { listNavLinks } from "../../request/nav-links.server.ts";
import { optional } from "../../request/optional.server.ts";
import { linkQuery } from "../../request/session/link-session.server.ts";
import { roleOf } from "../../session/access.ts";
import { loadAskedTrip, toRow } from "./trip-views.server.ts";

/** What the screen shows: the filter, a page of trips, and the one that the address opens. */
export async function loadHistory(query: URLSearchParams, context: MemberContext) {
  const asked = readHistoryQuery(query);
  const isCompany = roleOf(context.user) === "company";
  const [{ value, leftOut }, employees] = await Promise.all([
    loadPage(asked, context),
    isCompany ? optional(listTravellers(context), [], context) : undefined,
  ]);
  const { trips, total } = value;
  const filterQuery = toFilterQuery(asked.values);
  const page = asked.page > 1 ? asked.page : undefined;
  const onThisPage = { ...filterQuery, page };
  return {
    values: asked.values,
    problems: asked.problems,
    isFiltered: Object.values(filterQuery).some(Boolean),
    employees,
    /** Whose trips are seen by whoever has come by a link. */
    onLinkOf: context.session.scope ? context.user.name : undefined,
    /** Most people see nobody's trips but their own. */
    hasTravellers: trips.some(({ traveller }) => traveller !== context.user.name),
    rows: trips.map((trip) => toRow(trip, onThisPage, context)),
    leftOut,
    total,
    page: asked.page,
    pageCount: Math.ceil(total / PAGE_SIZE),
    /** What every address of this screen goes on saying. */
    kept: { ...filterQuery, ...linkQuery(context.session) },
    siteDomain: context.siteDomain,
    here: historyPath(onThisPage, context),
    all: historyPath({}, context),
    csv: historyFilePath("trips.csv", filterQuery, context),
    pdf: historyFilePath("servicios.pdf", { employee: filterQuery.employee }, context),
    pdfMost: new Intl.NumberFormat(context.language).format(MOST_IN_FILE),
    request: listNavLinks(context, ["request"])[0]?.href,
    trip: query.has("trip") ? await loadAskedTrip(query, trips, context) : undefined,
  };
}

export type HistoryView = Awaited<ReturnType<typeof loadHistory>>;

/** None where the days make no sense. Whoever asks for a page after the last one gets that. */
async function loadPage(
  asked: HistoryQuery,
  context: MemberContext,
): Promise<Readable<HistoryPage>> {
  if (Object.keys(asked.problems).length > 0) return { value: { trips: [], total: 0 }, leftOut: 0 };
  const part = { limit: PAGE_SIZE, offset: (asked.page - 1) * PAGE_SIZE };
  const found = await readRows(context.api, (rows) => listHistory(rows, asked.filter, part));
  const { trips, total } = found.value;
  const last = Math.ceil(total / PAGE_SIZE) || 1;
  if (trips.length > 0 || last >= asked.page) return found;
  const page = last > 1 ? last : undefined;
  throw redirect(historyPath({ ...toFilterQuery(asked.values), page }, context));
}

/** Those who travel on the company's account, and those who once did. */
async function listTravellers({ api }: MemberContext) {
  const [present, former] = await Promise.all([
    readGoodRows(api, listEmployees),
    readGoodRows(api, listClosedEmployees),
  ]);
  const toChoice =
    (isFormer: boolean) =>
    ({ id, name }: Employee) => ({ id, name, isFormer });
  return [...present.map(toChoice(false)), ...former.map(toChoice(true))];
}
