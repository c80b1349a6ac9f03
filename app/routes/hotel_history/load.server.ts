import { redirect } from "@remix-run/node";
import { defer } from "../../deferred.ts";
import {
  findServices,
  PAGE_SIZE,
  readServicesQuery,
  type Service,
  toServicesQuery,
} from "../../features/hotel/services/find-services.server.ts";
import { formatFare, formatWhen } from "../../features/trips/history/format-trip.server.ts";
import { sayPeriod, sayStatus } from "../../features/trips/history/say-filter.server.ts";
import { nameWay } from "../../features/trips/name-way.server.ts";
import { isFinal } from "../../features/trips/trip-status.ts";
import { addDays } from "../../i18n/calendar.ts";
import { toLocalDay } from "../../i18n/local-time.ts";
import { groupPhone } from "../../i18n/phones.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { readDeskTrips } from "../../live/open-trips.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { pathToResource } from "../../resources.ts";
import { texts } from "./texts.ts";

export type ServicesPage = ReturnType<typeof loadServices>;
export type ServiceList = Awaited<ReturnType<typeof loadList>>;

/** Loads the filter, then the hotel's services with room and reference, newest first. */
export function loadServices(query: URLSearchParams, context: MemberContext) {
  const { brand, siteDomain } = context;
  const search = readServicesQuery(query);
  const { values, problems } = search;
  const chosen = toServicesQuery(values);
  // Only the form shows an invalid day; the links leave it out.
  const valid = {
    ...chosen,
    ...(problems.from && { from: undefined }),
    ...(problems.to && { to: undefined }),
  };
  const toPath = toServicesPath(context);
  const today = toLocalDay(Date.now(), brand.timeZone);
  return {
    list: defer(loadList(search, today, context)),
    values,
    problems,
    isFiltered: Object.values(chosen).some(Boolean),
    applied: listApplied(valid, context),
    /** Whether the filter form is open; the list then does not refresh itself. */
    isChoosing: query.has("choose") || Object.keys(problems).length > 0,
    periods: listPeriods(today).map(({ key, from, to }) => ({
      key,
      to: toPath({ ...valid, from, to }),
      isCurrent: chosen.from === from && chosen.to === to,
    })),
    choose: toPath({ ...chosen, choose: "1" }),
    here: toPath(valid),
    all: toPath({}),
    csv: pathToResource("hotel_history_csv", { query: chosen, siteDomain }),
    siteDomain,
    phone: groupPhone(brand),
  };
}

const toServicesPath =
  ({ siteDomain }: MemberContext) =>
  (query: Record<string, string | number | undefined>) =>
    pathTo("hotel_history", { query, siteDomain });

/** A page of services, and the age of the live data. A page after the last one redirects to the last one. */
async function loadList(
  search: ReturnType<typeof readServicesQuery>,
  today: string,
  context: MemberContext,
) {
  const { values } = search;
  const chosen = toServicesQuery(values);
  const toPath = toServicesPath(context);
  const [found, { updatedAt, isStale }] = await Promise.all([
    findServices(search, context),
    readDeskTrips(context),
  ]);
  const { services, total, isCut, leftOut } = found;
  const pageCount = values.q ? 1 : Math.ceil(total / PAGE_SIZE);
  if (search.page > 1 && services.length === 0 && !values.q) {
    throw redirect(toPath({ ...chosen, page: pageCount > 1 ? pageCount : undefined }));
  }
  return {
    rows: toServiceRows(services, today, context),
    total,
    isCut,
    leftOut,
    page: search.page,
    pages: Array.from({ length: pageCount }, (_, at) => toPath({ ...chosen, page: at + 1 })),
    updatedAt,
    isStale,
  };
}

function listApplied(filter: ReturnType<typeof toServicesQuery>, context: MemberContext) {
  const { from, to, status, q } = filter;
  const { language } = context;
  const t = createTranslate(texts, language);
  const without = (...names: (keyof typeof filter)[]) =>
    pathTo("hotel_history", {
      query: { ...filter, ...Object.fromEntries(names.map((name) => [name, undefined])) },
      siteDomain: context.siteDomain,
    });
  const statusName = sayStatus(status, language);
  const period = sayPeriod({ from, to }, language);
  return [
    ...(period ? [{ text: period, remove: without("from", "to") }] : []),
    ...(statusName
      ? [{ text: t("with_status", { status: statusName }), remove: without("status") }]
      : []),
    ...(q ? [{ text: t("searched_for", { q }), remove: without("q") }] : []),
  ];
}

type Period = { key: "all" | "today" | "yesterday" | "week"; from?: string; to?: string };

/** Guests mostly ask the desk about these days. */
function listPeriods(today: string): Period[] {
  const yesterday = addDays(today, -1);
  return [
    { key: "all" },
    { key: "today", from: today, to: today },
    { key: "yesterday", from: yesterday, to: yesterday },
    { key: "week", from: addDays(today, -6), to: today },
  ];
}

export type ServiceRow = ReturnType<typeof toServiceRow>;

/** Leaves out the pickup that most rows share. */
function toServiceRows(services: Service[], today: string, context: MemberContext): ServiceRow[] {
  const usual = findUsual(services.map(({ trip }) => trip.origin.name));
  return services.map((service) => {
    const row = toServiceRow(service, today, context);
    return { ...row, from: row.from === usual ? null : row.from };
  });
}

/** Returns the name that more than half of at least three rows have. */
function findUsual(names: string[]): string | undefined {
  if (names.length < 3) return undefined;
  return names.find((name) => names.filter((each) => each === name).length * 2 > names.length);
}

function toServiceRow({ trip, note }: Service, today: string, context: MemberContext) {
  const { id, status, statusName, origin, taxi } = trip;
  return {
    ...{ id, status, statusName },
    when: formatServiceTime(trip.when, today, context),
    room: note?.room ?? "",
    reference: note?.reference ?? "",
    guest: note?.guest || trip.traveller,
    /** The pickup; null if it is the hotel's usual one. */
    from: origin.name as string | null,
    to: nameWay(trip),
    taxi: taxi && { plate: taxi.plate, driver: taxi.driver },
    fare: formatFare(trip, context),
    /** The path of the taxi card, until the trip has ended. */
    card: isFinal(status)
      ? null
      : pathTo("taxi_card", { params: { id }, siteDomain: context.siteDomain }),
  };
}

function formatServiceTime(when: string, today: string, { language }: MemberContext): string {
  const t = createTranslate(texts, language);
  const [day = "", time = ""] = when.split(" ");
  if (day === today) return t("today_at", { time });
  if (day === addDays(today, -1)) return t("yesterday_at", { time });
  return formatWhen(when, language);
}
