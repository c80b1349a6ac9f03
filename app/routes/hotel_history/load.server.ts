import { redirect } from "@remix-run/node";
import { findServices, PAGE_SIZE } from "../../features/hotel/services/find-services.server.ts";
import {
  readServicesQuery,
  toServicesQuery,
} from "../../features/hotel/services/services-query.server.ts";
import type { MemberVisit } from "../../http/visit.server.ts";
import { addDays } from "../../i18n/calendar.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { toPhoneLink } from "../../i18n/phones.server.ts";
import { readDeskTrips } from "../../live/desk-trips.server.ts";
import { pathTo } from "../../paths.ts";
import { toServiceRows } from "./rows.server.ts";

export type ServicesPage = Awaited<ReturnType<typeof loadServices>>;

/** The hotel's services with room and reference, newest first, and what keeps the list new. */
export async function loadServices(query: URLSearchParams, visit: MemberVisit) {
  const { brand, siteDomain } = visit;
  const asked = readServicesQuery(query);
  const { values, problems } = asked;
  const [found, { updatedAt, isStale }] = await Promise.all([
    findServices(asked, visit),
    readDeskTrips(visit),
  ]);
  const { services, total, isCut, leftOut } = found;
  const chosen = toServicesQuery(values);
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
    /** Its form is open, and nothing is loaded from under it. */
    isChoosing: query.has("choose") || Object.keys(problems).length > 0,
    periods: listPeriods(today).map(({ key, from, to }) => ({
      key,
      to: toPath({ ...chosen, from, to }),
      isCurrent: chosen.from === from && chosen.to === to,
    })),
    rows: toServiceRows(services, today, visit),
    total,
    isCut,
    leftOut,
    page: asked.page,
    pages: Array.from({ length: pageCount }, (_, at) => toPath({ ...chosen, page: at + 1 })),
    choose: toPath({ ...chosen, choose: "1" }),
    here: toPath(chosen),
    all: toPath({}),
    csv: toPath(chosen).replace(/^[^?]*/, "/hotel_history/services.csv"),
    siteDomain,
    updatedAt,
    isStale,
    phone: toPhoneLink(brand.phone, brand.phone),
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
