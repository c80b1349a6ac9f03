import { redirect } from "@remix-run/node";
import { findServices, PAGE_SIZE } from "../../features/hotel/services/find-services.server.ts";
import {
  readServicesQuery,
  toServicesQuery,
} from "../../features/hotel/services/services-query.server.ts";
import { addDays } from "../../i18n/calendar.ts";
import { formatLocal } from "../../i18n/format.server.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { toPhoneLink } from "../../i18n/phones.server.ts";
import { readDeskTrips } from "../../live/open-trips.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { toServiceRows } from "./rows.server.ts";

export type ServicesPage = Awaited<ReturnType<typeof loadServices>>;

/** Loads the hotel's services with room and reference, newest first, and the age of the live data. */
export async function loadServices(query: URLSearchParams, context: MemberContext) {
  const { brand, siteDomain } = context;
  const search = readServicesQuery(query);
  const { values, problems } = search;
  const [found, { updatedAt, isStale }] = await Promise.all([
    findServices(search, context),
    readDeskTrips(context),
  ]);
  const { services, total, isCut, leftOut } = found;
  const chosen = toServicesQuery(values);
  // Only the form shows an invalid day; the links leave it out.
  const valid = {
    ...chosen,
    ...(problems.from && { from: undefined }),
    ...(problems.to && { to: undefined }),
  };
  const toPath = (more: Record<string, string | number | undefined>) =>
    pathTo("hotel_history", { query: more, siteDomain });
  const pageCount = values.q ? 1 : Math.ceil(total / PAGE_SIZE);
  // A page after the last one redirects to the last one.
  if (search.page > 1 && services.length === 0 && !values.q) {
    throw redirect(toPath({ ...chosen, page: pageCount > 1 ? pageCount : undefined }));
  }
  const today = toLocalTime(Date.now(), brand.timeZone).slice(0, 10);
  return {
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
    rows: toServiceRows(services, today, context),
    total,
    isCut,
    leftOut,
    page: search.page,
    pages: Array.from({ length: pageCount }, (_, at) => toPath({ ...chosen, page: at + 1 })),
    choose: toPath({ ...chosen, choose: "1" }),
    here: toPath(valid),
    all: toPath({}),
    csv: toPath(chosen).replace(/^[^?]*/, "/hotel_history/services.csv"),
    siteDomain,
    updatedAt,
    isStale,
    phone: toPhoneLink(brand.phone, brand.phone),
  };
}

/** The parts of the filter, each with the address that removes it. */
function listApplied(filter: ReturnType<typeof toServicesQuery>, context: MemberContext) {
  const { from, to, status, q } = filter;
  const without = (...names: (keyof typeof filter)[]) =>
    pathTo("hotel_history", {
      query: { ...filter, ...Object.fromEntries(names.map((name) => [name, undefined])) },
      siteDomain: context.siteDomain,
    });
  const days = new Intl.DateTimeFormat(context.language, { dateStyle: "medium", timeZone: "UTC" });
  const formatDay = (day: string | undefined) => day && formatLocal(`${day} 00:00`, days);
  return {
    period:
      from || to
        ? {
            from: formatDay(from),
            to: formatDay(to),
            isOneDay: from === to,
            remove: without("from", "to"),
          }
        : undefined,
    status: status ? { remove: without("status") } : undefined,
    q: q ? { remove: without("q") } : undefined,
  };
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
