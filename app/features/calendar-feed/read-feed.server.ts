import { createHash } from "node:crypto";
import { ApiError, ApiFault } from "../../api/errors.ts";
import { leaveOutOddRows } from "../../api/rows.server.ts";
import { listScheduledTrips, listTripsInProcess, type Trip } from "../../api/trips.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { RequestContext } from "../../request/context.server.ts";
import {
  type GrantContext,
  hasOpenGrant,
  openGrant,
} from "../../request/grants/open-grant.server.ts";
import { traceInRequest } from "../../request/trace-in-request.server.ts";
import { mayEnter } from "../../session/access.ts";
import { acquireLease } from "../../store/lease.server.ts";
import { DURATION_MINUTES, findStart, toUid } from "../trips/calendar/trip-event.server.ts";
import { type CalendarEvent, writeCalendar } from "../trips/calendar/write-calendar.ts";
import { texts as eventTexts } from "../trips/history/calendar-texts.ts";
import { nameStops } from "../trips/name-way.server.ts";
import { progressOf } from "../trips/trip-status.ts";
import { type Feed, feedOf, feedTokensOf } from "./feeds.server.ts";
import { mergeEvents, type Reservation } from "./merge-events.ts";
import { texts } from "./texts.ts";

/** However often, and by however many programs, a feed is asked for, the API is asked no more often. */
export const FRESH_SECONDS = 300;

export type FeedAnswer =
  | { state: "found"; calendar: string; etag: string }
  /** - `unknown`: no feed has this address
   *  - `ended`: its owner, or the API, has ended the permission
   *  - `unavailable`: the API does not answer, and nothing was read before */
  | { state: "unknown" | "ended" | "unavailable" };

/** What a calendar program gets that has subscribed to an account's reservations. */
export async function readFeed(
  token: string | undefined,
  context: RequestContext,
): Promise<FeedAnswer> {
  const { app, brand } = context;
  const found = await feedTokensOf(app.services, brand.permalink).find(token);
  if (!found) return { state: "unknown" };
  const grant = { ...found.account, purpose: "calendar" } as const;
  if (!(await hasOpenGrant(app, grant))) return { state: "ended" };
  const isFresh = found.feed.readAt > Date.now() - FRESH_SECONDS * 1000;
  const feed = isFresh ? found.feed : await refresh(found, context);
  if (feed === "ended") return { state: "ended" };
  if (feed.readAt === 0) return { state: "unavailable" };
  const calendar = toCalendar(feed, context);
  const etag = createHash("sha256").update(calendar).digest("base64url");
  return { state: "found", calendar, etag };
}

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof feedTokensOf>["find"]>>>;

/** Asks the API, unless another request does so; where it does not answer, the feed stays as it was. */
async function refresh(found: Found, context: RequestContext): Promise<Feed | "ended"> {
  const { app } = context;
  const { feed, account } = found;
  const records = feedOf(app.services, account);
  const lease = await acquireLease(app.services.store, `${records.key}:lease`);
  if (!lease) return feed;
  try {
    const opened = await openGrant(app, { ...account, purpose: "calendar" });
    if (opened.state === "unreachable") return feed;
    if (opened.state === "ended" || !mayEnter("calendar", opened.context)) return "ended";
    const now = Date.now();
    const lists = await readLists(opened.context);
    const events = mergeEvents(feed.events, lists.reservations, { now, ...lists });
    await records.publish(feed.id, events, now);
    return { ...feed, events, readAt: now };
  } catch (error) {
    // The permission has ended in between, which the next reading finds out.
    const isLeft = error instanceof ApiFault || error instanceof ApiError;
    if (!isLeft) throw error;
    traceInRequest("background_task", error, context);
    return feed;
  } finally {
    await lease.release();
  }
}

async function readLists(context: GrantContext) {
  const reading = leaveOutOddRows(context.api);
  // In this order, a trip that moves on meanwhile is in both lists and not in none.
  const scheduled = await listScheduledTrips(reading.api);
  const inProcess = await listTripsInProcess(reading.api);
  const isCancelled = ({ status }: Trip) => progressOf(status) === "cancelled";
  const underWay = inProcess.filter((trip) => !isCancelled(trip));
  const reserved = [
    ...scheduled.filter((trip) => !isCancelled(trip)),
    ...underWay.filter(({ scheduledFor }) => scheduledFor !== null),
  ];
  return {
    reservations: reserved
      .filter(({ id }, at) => reserved.findIndex((each) => each.id === id) === at)
      .map((trip) => toReservation(trip, context)),
    underWay: new Set(underWay.map(({ id }) => id)),
    cancelled: new Set([...scheduled, ...inProcess].filter(isCancelled).map(({ id }) => id)),
    isPartial: reading.count() > 0,
  };
}

/** Only where and when: a feed carries no name, no phone and none of the notes that may hold them. */
function toReservation(trip: Trip, context: GrantContext): Reservation {
  const t = createTranslate(eventTexts, context.language);
  const { id, origin, destination, scheduledFor, when } = trip;
  const stops = nameStops(trip);
  const lines = [
    t("from", { place: origin.name }),
    ...(stops ? [t("stops", { places: stops })] : []),
    ...(destination.name ? [t("to", { place: destination.name })] : []),
  ];
  return {
    tripId: id,
    start: findStart(scheduledFor ?? when, trip, context),
    location: origin.name,
    latitude: origin.latitude,
    longitude: origin.longitude,
    description: lines.join("\n"),
  };
}

function toCalendar({ events, language }: Feed, context: RequestContext): string {
  const { brand, app, siteDomain } = context;
  const t = createTranslate(texts, language);
  const summary = createTranslate(eventTexts, language)("summary", { brand: brand.name });
  return writeCalendar({
    product: brand.name,
    name: t("name", { brand: brand.name }),
    events: events.map(
      ({ tripId, latitude, longitude, ...event }): CalendarEvent => ({
        ...event,
        uid: toUid({ id: tripId }, context),
        minutes: DURATION_MINUTES,
        summary,
        position: { latitude, longitude },
        url: app.origin + pathTo("bookings", { siteDomain }),
      }),
    ),
  });
}
