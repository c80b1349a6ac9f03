import { redirect } from "@remix-run/node";
import { walkHistory } from "../../../api/history.server.ts";
import { findRow } from "../../../api/rows.server.ts";
import { isDate, isInCalendar } from "../../../i18n/calendar.ts";
import { toLocalTime } from "../../../i18n/local-time.ts";
import { type OpenTrips, readOpenTrips } from "../../../live/open-trips.server.ts";
import { pathTo } from "../../../paths.ts";
import type { MemberVisit } from "../../../request/context.server.ts";
import { optional } from "../../../request/optional.server.ts";
import { hideContact } from "../../order-draft/contact/contact-in-address.server.ts";
import { toDraftQuery } from "../../order-draft/draft.server.ts";
import { draftOfOrder } from "../../order-taxi/draft-of-trip.server.ts";
import type { BeforeOrder } from "../../order-taxi/placed-orders.server.ts";
import { recallOrder } from "../../order-taxi/recall-order.server.ts";
import { unsettledOrdersOf } from "../../order-taxi/unsettled-orders.server.ts";
import { type PlacedTripView, toPlacedTrip } from "./placed-trip.server.ts";

/** What became of an order, as the page shows it on top. */
export type Placed =
  | ({ kind: "trip"; news: NewsAge } & PlacedTripView)
  /** It is there, but nothing of it can be shown. */
  | { kind: "hidden"; news?: NewsAge }
  /** The address names a trip that is none of the open ones of this account. */
  | { kind: "not_here" }
  /** Nobody can say whether it arrived. */
  | { kind: "unknown" }
  /** It has shown nowhere for so long that it will not any more; the same request waits to be sent anew. */
  | { kind: "lost"; retry: string };

/** The page of one trip. */
export type PlacedView = Extract<Placed, { kind: "trip" }>;

type NewsAge = Pick<OpenTrips, "updatedAt" | "isStale">;

const DAY_MS = 24 * 3_600_000;

/** What the address says of an order: the trip that came of it, or the key that it was sent with. */
export async function loadPlaced(
  query: URLSearchParams,
  visit: MemberVisit,
): Promise<Placed | undefined> {
  const key = query.get("order");
  if (key) return lookForOrder(key, visit);
  return query.has("trip") ? showTrip(query, visit) : undefined;
}

async function toRetry({ order }: BeforeOrder, visit: MemberVisit): Promise<string> {
  const query = await hideContact(toDraftQuery(draftOfOrder(order)), visit);
  return pathTo("request", { query, siteDomain: visit.siteDomain });
}

async function lookForOrder(key: string, visit: MemberVisit): Promise<Placed | undefined> {
  const found = await recallOrder(key, visit);
  // The user learns here what became of it, so the orders page need not go on asking.
  if (found && found.state !== "unknown") await unsettledOrdersOf(visit).remove(key);
  if (found?.state === "lost") return { kind: "lost", retry: await toRetry(found.before, visit) };
  if (found?.state === "unknown") return { kind: "unknown" };
  if (!found) return undefined;
  const query = { trip: found.tripId };
  throw redirect(pathTo("panel_home", { query, siteDomain: visit.siteDomain }));
}

async function showTrip(query: URLSearchParams, visit: MemberVisit): Promise<Placed> {
  const id = Number(query.get("trip"));
  const open = await optional(readOpenTrips(visit), undefined, visit);
  // With the line down, nobody knows of an order that came after the last news.
  if (!open) return { kind: "hidden" };
  const news = { updatedAt: open.updatedAt, isStale: open.isStale };
  const trip =
    [...open.inProcess, ...open.scheduled].find((each) => each.id === id) ??
    (open.isStale ? undefined : await findLeftTrip(id, query.get("on"), visit));
  if (trip) return { kind: "trip", ...(await toPlacedTrip(trip, visit)), news };
  return open.isStale ? { kind: "hidden", news } : { kind: "not_here" };
}

/**
 * A trip that has left the open ones: under the day that the address names, or around today. A group
 * elsewhere may be a day ahead.
 */
async function findLeftTrip(id: number, on: string | null, visit: MemberVisit) {
  const { api, brand } = visit;
  if (!Number.isSafeInteger(id) || id < 1) return undefined;
  const [yesterday, tomorrow] = [-DAY_MS, DAY_MS].map((ms) =>
    toLocalTime(Date.now() + ms, brand.timeZone).slice(0, 10),
  );
  const isDayGood = on !== null && isDate(on) && isInCalendar(on);
  const days = isDayGood ? { from: on, to: on } : { from: yesterday, to: tomorrow };
  const find = findRow(api, async (rows) => {
    for await (const { trips } of walkHistory(rows, days)) {
      const trip = trips.find((each) => each.id === id);
      if (trip) return trip;
    }
    return undefined;
  });
  return optional(find, undefined, visit);
}
