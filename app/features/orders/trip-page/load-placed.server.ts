import { walkHistory } from "../../../api/history.server.ts";
import { findRow } from "../../../api/rows.server.ts";
import type { Trip } from "../../../api/trips.server.ts";
import { addDays, isDate, isInCalendar } from "../../../i18n/calendar.ts";
import { formatMoment, formatMomentBriefly } from "../../../i18n/format.server.ts";
import { findInstants, nameTimeZone, toLocalDay } from "../../../i18n/local-time.ts";
import { type OpenTrips, readOpenTrips } from "../../../live/open-trips.server.ts";
import { pathTo } from "../../../paths.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { optional } from "../../../request/trace-in-request.server.ts";
import { watchesOthers } from "../../../session/access.ts";
import { listNavLinks } from "../../../session/menu.ts";
import { formatNeeds } from "../../needs/needs-line.server.ts";
import { countEnds } from "../../odds/odds.server.ts";
import { toRequestPath } from "../../order-draft/contact/contact-in-address.server.ts";
import { agreedRangesOf, formatTripPrice } from "../../order-taxi/agreed-range.server.ts";
import { draftOfOrder, toOrderAgain, toSeriesOf } from "../../order-taxi/drafts.server.ts";
import { recallOrder } from "../../order-taxi/recall-order.server.ts";
import { unsettledOrdersOf } from "../../order-taxi/unsettled-orders.server.ts";
import { waysBackOf } from "../../order-taxi/ways-back.server.ts";
import { toReferenceFacts } from "../../references/reference-fields.ts";
import { listTripLinks } from "../../trips/history/history-paths.server.ts";
import { type LinkedTrip, toLinkedTrip } from "../../trips/linked-trip.server.ts";
import { nameStops } from "../../trips/name-way.server.ts";
import { toMappedTrip, toTripMap } from "../../trips/trip-map.server.ts";
import { isFinal, mayCancel, mayEdit, progressOf } from "../../trips/trip-status.ts";
import { toTaxiView } from "../../trips/trip-views.server.ts";

import { readWayBack, type WayBack } from "./way-back.server.ts";

/** The state of an order, as the page shows it on top. */
export type Placed =
  | ({ kind: "trip"; news: NewsAge; wayBack?: WayBack } & PlacedTripView)
  /** The API has the trip, but the panel cannot show it. */
  | { kind: "hidden"; news?: NewsAge }
  /** The trip is not one of the account's open trips. */
  | { kind: "not_here" }
  /** The API may have received the order. */
  | { kind: "unknown"; hasWayBack: boolean }
  /** The API has not listed it for so long that the panel offers the same request again. */
  | { kind: "lost"; retry: string };

export type PlacedView = Extract<Placed, { kind: "trip" }>;

type NewsAge = Pick<OpenTrips, "updatedAt" | "isStale">;

/** The order has a trip, whose page the browser goes to. */
type FoundTrip = { kind: "found"; tripId: number; returnWhen: string | null };

/** Loads the order that the address names by its trip or by its key. */
export async function loadPlaced(
  query: URLSearchParams,
  context: MemberContext,
): Promise<Placed | FoundTrip | undefined> {
  const key = query.get("order");
  if (key) {
    const returnWhen = query.get("return_when") ?? (await findWished(key, context));
    return lookForOrder(key, returnWhen, context);
  }
  return query.has("trip") ? showTrip(query, context) : undefined;
}

async function findWished(key: string, context: MemberContext): Promise<string | null> {
  const wishes = await waysBackOf(context).list();
  return wishes.find((each) => each.key === key)?.when ?? null;
}

async function lookForOrder(
  key: string,
  returnWhen: string | null,
  context: MemberContext,
): ReturnType<typeof loadPlaced> {
  const found = await recallOrder(key, context);
  // The user sees the outcome here, so the orders page need not list the order any more.
  if (found && found.state !== "unknown") await unsettledOrdersOf(context).remove(key);
  if (found?.state === "done") return { kind: "found", tripId: found.tripId, returnWhen };
  if (found?.state !== "lost") return found && { kind: "unknown", hasWayBack: returnWhen !== null };
  const [date = "", time = ""] = returnWhen?.split(" ") ?? [];
  const back = returnWhen === null ? undefined : { date, time };
  const draft = { ...draftOfOrder(found.before.order), back };
  return { kind: "lost", retry: await toRequestPath(draft, context) };
}

async function showTrip(query: URLSearchParams, context: MemberContext): Promise<Placed> {
  const id = Number(query.get("trip"));
  // Reads that start together share one round trip to the store.
  const [open, wishes] = await Promise.all([
    optional(readOpenTrips(context), undefined, context),
    waysBackOf(context).list(),
  ]);
  // While the API is down, the panel knows no trip that is younger than its last news.
  if (!open) return { kind: "hidden" };
  const news = { updatedAt: open.updatedAt, isStale: open.isStale };
  const trip =
    [...open.inProcess, ...open.scheduled].find((each) => each.id === id) ??
    (open.isStale ? undefined : await findLeftTrip(id, query.get("on"), context));
  if (trip) {
    countEnds([trip], context);
    const all = [...open.inProcess, ...open.scheduled];
    const { returnTripId, wayBack } = await readWayBack(query, trip, { all, wishes }, context);
    const linked = toLinkedTrip({ ...trip, returnTripId }, all, context);
    return { kind: "trip", ...(await toPlacedTrip(trip, linked, context)), wayBack, news };
  }
  return open.isStale ? { kind: "hidden", news } : { kind: "not_here" };
}

/**
 * Looks for an ended trip on the day that the address names, or around today, since the group's time zone
 * may be a day ahead.
 */
async function findLeftTrip(id: number, on: string | null, context: MemberContext) {
  const { api, brand } = context;
  if (!Number.isSafeInteger(id) || id < 1) return undefined;
  const today = toLocalDay(Date.now(), brand.timeZone);
  const isDayGood = on !== null && isDate(on) && isInCalendar(on);
  const days = isDayGood
    ? { from: on, to: on }
    : { from: addDays(today, -1), to: addDays(today, 1) };
  const find = findRow(api, async (rows) => {
    for await (const { trips } of walkHistory(rows, days)) {
      const trip = trips.find((each) => each.id === id);
      if (trip) return trip;
    }
    return undefined;
  });
  return optional(find, undefined, context);
}

type PlacedTripView = Awaited<ReturnType<typeof toPlacedTrip>>;

/** One trip for its own page, with the actions that its state allows. */
async function toPlacedTrip(trip: Trip, linked: LinkedTrip | null, context: MemberContext) {
  const { id, status, statusName, origin, traveller, etaMinutes } = trip;
  const { language, siteDomain } = context;
  const progress = progressOf(status);
  const hasEnded = isFinal(status);
  const [way] = listNavLinks(context, [progress === "booked" ? "bookings" : "panel"]);
  const toTripPage = (query: Record<string, string | number>) =>
    pathTo("panel_home", { query, siteDomain });
  return {
    trip: {
      ...{ id, status, statusName, traveller },
      taxi: hasEnded ? null : toTaxiView(trip, context),
      map: toTripMap(toMappedTrip(trip), context),
      /** The minutes until the taxi arrives; null unless it is on its way. */
      minutes: progress === "coming" ? etaMinutes : null,
      when: formatMomentBriefly(trip.when, language),
      from: origin.name,
      stops: nameStops(trip),
      to: trip.destination.name,
      linked,
      notes: origin.notes,
      needs: formatNeeds(trip.needs, language),
      references: toReferenceFacts(trip.references),
      booked: toBooked(trip, context),
      price: formatTripPrice(trip, await agreedRangesOf(context).read(), context),
      payment: trip.paymentMethod,
    },
    hasEnded,
    /** The reader is not the passenger. */
    isBystander: watchesOthers(context),
    onward: way && { to: way.href, isBooking: progress === "booked" },
    links: {
      edit: mayEdit(status) ? toTripPage({ edit: id }) : undefined,
      cancel: mayCancel(status) ? toTripPage({ trip: id, dialog: `cancel-${id}` }) : undefined,
      share: hasEnded ? undefined : pathTo("share", { params: { id }, siteDomain }),
      ...listTripLinks(trip, context),
      ...(progress === "booked" && { series: await toSeriesOf(trip, context) }),
      ...(hasEnded && (await toOrderAgain(trip, context))),
    },
  };
}

function toBooked({ status, scheduledFor }: Trip, { brand, language }: MemberContext) {
  if (scheduledFor === null || progressOf(status) !== "booked") return undefined;
  const { timeZone } = brand;
  return {
    when: formatMoment(scheduledFor, language),
    zone: nameTimeZone(timeZone, findInstants(scheduledFor, timeZone)[0] ?? 0, language),
  };
}
