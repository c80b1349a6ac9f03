import { redirect } from "@remix-run/node";
import { findServices, PAGE_SIZE } from "../../features/hotel/services/find-services.server.ts";
import {
  readServicesQuery,
  toServicesQuery,
} from "../../features/hotel/services/services-query.server.ts";
import { addDays } from "../../i18n/calendar.ts";
import { formatLocal } from "../../i18n/format-moment.server.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { toPhoneLink } from "../../i18n/phones.server.ts";
import { readDeskTrips } from "../../live/desk-trips.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { toServiceRows } from "./rows.server.ts";

export type ServicesPage = Awaited<ReturnType<typeof loadServices>>;

/** The hotel's services with room and reference, newest first, and what keeps the list new. */
export async function loadServices(query: URLSearchParams, context: MemberContext) {
  const { brand, siteDomain } = context;
  const asked = readServicesQuery(query);
  const { values, problems } = asked;
  const [found, { updatedAt, isStale }] = await Promise.all([
    findServices(asked, context),
    readDeskTrips(context),
  ]);
  const { services, total, isCut, leftOut } = found;
  const chosen = toServicesQuery(values);
  // The form shows a day that makes no sense, and nothing else goes on with it.
  const valid = {
    ...chosen,
    ...(problems.from && { from: undefined }),
    ...(problems.to && { to: undefined }),
  };
  const toPath = (more: Record<string, string | number | undefined>) =>
    pathTo("hotel_history", { query: more, siteDomain });
  const pageCount = values.q ? 1 : Math.ceil(total / PAGE_SIZE);
  // Whoever asks for a page after the last one gets that.
  if (asked.page > 1 && services.length === 0 && !values.q) {
    throw redirect(toPath({ ...chosen, page: pageCount > 1 ? pageCount : undefined }));
  }
  const today = toLocalTime(Date.now(), brand.timeZone).slice(0, 10);
  return {
    values,
    problems,
    isFiltered: Object.values(chosen).some(Boolean),
    applied: listApplied(valid, context),
    /** Its form is open, and nothing is loaded from under it. */
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
    page: asked.page,
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

/** Each part of the filter as it is shown, and the address without it. */
function listApplied(filter: ReturnType<typeof toServicesQuery>, context: MemberContext) {
  const { from, to, status, q } = filter;
  const without = (...names: (keyof typeof filter)[]) =>
    pathTo("hotel_history", {
      query: { ...filter, ...Object.fromEntries(names.map((name) => [name, undefined])) },
      siteDomain: context.siteDomain,
    });
  const days = new Intl.DateTimeFormat(context.language, { dateStyle: "medium", timeZone: "UTC" });
  const sayDay = (day: string | undefined) => day && formatLocal(`${day} 00:00`, days);
  return {
    period:
      from || to
        ? {
            from: sayDay(from),
            to: sayDay(to),
            isOneDay: from === to,
            remove: without("from", "to"),
          }
        : undefined,
    status: status ? { remove: without("status") } : undefined,
    q: q ? { remove: without("q") } : undefined,
  };
}

type Period = { key: "all" | "today" | "yesterday" | "week"; from?: string; to?: string };

/** The days that a desk is asked about. */
function listPeriods(today: string): Period[] {
  const yesterday = addDays(today, -1);
  return [
    { key: "all" },
    { key: "today", from: today, to: today },
    { key: "yesterday", from: yesterday, to: yesterday },
    { key: "week", from: addDays(today, -6), to: today },
  ];
}
