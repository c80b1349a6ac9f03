import { redirect } from "@remix-run/node";
import { type Employee, listClosedEmployees, listEmployees } from "../../api/employees.server.ts";
import { listHistory, MAX_TRIPS_IN_FILE } from "../../api/history.server.ts";
import { readGoodRows, readRows } from "../../api/rows.server.ts";
import type { Trip } from "../../api/trips.server.ts";
import { defer } from "../../deferred.ts";
import { toJourneySource } from "../../features/map/map-source.server.ts";
import { countEnds } from "../../features/odds/odds.server.ts";
import { toOrderAgain } from "../../features/order-taxi/drafts.server.ts";
import {
  type HistoryQuery,
  PAGE_SIZE,
  readHistoryQuery,
  toFilterQuery,
} from "../../features/trips/history/filter.server.ts";
import { findRequestedTrip } from "../../features/trips/history/find-requested-trip.server.ts";
import { formatFare, formatWhen } from "../../features/trips/history/format-trip.server.ts";
import {
  historyFilePath,
  historyPath,
  listTripLinks,
  toTripQuery,
} from "../../features/trips/history/history-paths.server.ts";
import { sayPeriod, sayStatus } from "../../features/trips/history/say-filter.server.ts";
import { listDetails } from "../../features/trips/history/trip-details.server.ts";
import { nameWay } from "../../features/trips/name-way.server.ts";
import { numberLocaleOf } from "../../i18n/languages.ts";
import { measureWayKm } from "../../map/distance.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { linkQuery } from "../../request/session/link-session.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";
import { mayEnter, roleOf, watchesOthers } from "../../session/access.ts";
import { listNavLinks } from "../../session/menu.ts";

/**
 * Loads the filter, then a page of trips and the choices of employees. Where the address opens a trip, the
 * page waits for it.
 */
export async function loadHistory(query: URLSearchParams, context: MemberContext) {
  const search = readHistoryQuery(query);
  const isCompany = roleOf(context.user) === "company";
  const found = loadPage(search, context);
  const filterQuery = toFilterQuery(search.values);
  const page = search.page > 1 ? search.page : undefined;
  const pageQuery = { ...filterQuery, page };
  return {
    list: defer(toList(found, search.page, pageQuery, context)),
    employees: isCompany ? defer(optional(listTravellers(context), [], context)) : undefined,
    values: search.values,
    problems: search.problems,
    isFiltered: Object.values(filterQuery).some(Boolean),
    /** The chosen days and status in words; the employee's name may come later. */
    applied: sayApplied(search, context),
    /** The owner of the trips, if the user has opened them by a history link. */
    onLinkOf: context.session.scope ? context.user.name : undefined,
    /** The query that every link of this screen keeps. */
    baseQuery: { ...filterQuery, ...linkQuery(context.session) },
    siteDomain: context.siteDomain,
    here: historyPath(pageQuery, context),
    all: historyPath({}, context),
    csv: historyFilePath("history_csv", filterQuery, context),
    pdf: historyFilePath("history_pdf", { employee: filterQuery.employee }, context),
    pdfMost: new Intl.NumberFormat(numberLocaleOf(context.language)).format(MAX_TRIPS_IN_FILE),
    request: listNavLinks(context, ["request"])[0]?.href,
    statement:
      isCompany && !context.session.scope
        ? pathTo("statement", { siteDomain: context.siteDomain })
        : undefined,
    insight:
      mayEnter("insight", context) && !context.session.scope
        ? pathTo("insight", { siteDomain: context.siteDomain })
        : undefined,
    trip: query.has("trip")
      ? await loadTripView(query, (await found).value.trips, context)
      : undefined,
  };
}

export type HistoryView = Awaited<ReturnType<typeof loadHistory>>;
export type TripList = Awaited<ReturnType<typeof toList>>;
export type Travellers = Awaited<ReturnType<typeof listTravellers>>;

function sayApplied({ values, problems }: HistoryQuery, { language }: MemberContext): string[] {
  const hasProblems = Object.keys(problems).length > 0;
  const period = hasProblems ? undefined : sayPeriod(values, language);
  return [period, sayStatus(values.status, language)].flatMap((part) => part ?? []);
}

async function toList(
  found: ReturnType<typeof loadPage>,
  page: number,
  pageQuery: Record<string, string | number | undefined>,
  context: MemberContext,
) {
  const { value, leftOut } = await found;
  const { trips, total } = value;
  countEnds(trips, context);
  return {
    /** Most users see only their own trips, so the column is hidden for them. */
    hasTravellers: trips.some(({ traveller }) => traveller !== context.user.name),
    isBystander: watchesOthers(context),
    rows: trips.map((trip) => toRow(trip, pageQuery, context)),
    leftOut,
    total,
    page,
    pageCount: Math.ceil(total / PAGE_SIZE),
  };
}

/** Invalid days yield no trips. A page after the last one redirects to the last one. */
async function loadPage(search: HistoryQuery, context: MemberContext) {
  if (Object.keys(search.problems).length > 0)
    return { value: { trips: [], total: 0 }, leftOut: 0 };
  const part = { limit: PAGE_SIZE, offset: (search.page - 1) * PAGE_SIZE };
  const found = await readRows(context.api, (rows) => listHistory(rows, search.filter, part));
  const { trips, total } = found.value;
  const last = Math.ceil(total / PAGE_SIZE) || 1;
  if (trips.length > 0 || last >= search.page) return found;
  const page = last > 1 ? last : undefined;
  throw redirect(historyPath({ ...toFilterQuery(search.values), page }, context));
}

/** Lists current and former employees, since both have trips. */
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

export type TripRow = ReturnType<typeof toRow>;

function toRow(
  trip: Trip,
  pageQuery: Record<string, string | number | undefined>,
  context: MemberContext,
) {
  const { id, origin, traveller, employee, status, statusName } = trip;
  return {
    ...{ id, traveller, status, statusName },
    when: formatWhen(trip.when, context.language),
    from: origin.name,
    to: nameWay(trip),
    // The employee is mostly the traveller.
    employee: employee && employee.name !== traveller ? employee.name : null,
    fare: formatFare(trip, context),
    details: historyPath({ ...pageQuery, ...toTripQuery(trip) }, context),
  };
}

/** The trip's ends on a map, without a destination that the passenger told the driver. */
function toJourney(trip: Trip, context: MemberContext) {
  const { origin, stops, destination } = trip;
  const { position, name } = destination;
  return {
    source: toJourneySource(context),
    origin,
    destination: position ? { ...position, name: name ?? "" } : undefined,
    stops,
    km: position ? measureWayKm([origin, ...stops, position]) : undefined,
  };
}

export type TripView = Awaited<ReturnType<typeof loadTripView>>;

async function loadTripView(query: URLSearchParams, shown: Trip[], context: MemberContext) {
  const trip = await findRequestedTrip(query, context, shown);
  const { id, status, statusName } = trip;
  return {
    ...{ id, status, statusName },
    isBystander: watchesOthers(context),
    // The dialog's title has the number already.
    details: listDetails(trip, context).filter(({ key }) => key !== "number"),
    journey: toJourney(trip, context),
    order: await toOrderAgain(trip, context),
    ...listTripLinks(trip, context),
    references: toReferencesPath(trip, context),
  };
}

/** A manager corrects what a trip was for; a link to the history opens the trips alone. */
function toReferencesPath({ id }: Trip, context: MemberContext): string | undefined {
  const { session, siteDomain } = context;
  if (session.scope || !mayEnter("trip_references", context)) return undefined;
  return pathTo("trip_references", { params: { id }, siteDomain });
}
