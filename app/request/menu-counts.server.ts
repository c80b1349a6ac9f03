import { setTimeout as delay } from "node:timers/promises";
import { ApiError, ApiFault } from "../api/errors.ts";
import type { User } from "../api/session.server.ts";
import { readHotelBoard } from "../live/hotel-board.server.ts";
import type { Age } from "../live/live.server.ts";
import { liveAddress } from "../live/live-address.ts";
import { countForMenu, type MenuCounts } from "../live/menu-counts.server.ts";
import { readShownTrips } from "../live/open-trips.server.ts";
import { countUnread } from "../live/unread-messages.server.ts";
import { waitingApprovalsFor } from "../live/waiting-approvals.server.ts";
import { screens } from "../screens.ts";
import { isHotelDesk } from "../session/access.ts";
import { menuOf } from "../session/menu.ts";
import { StoreDown } from "../store/store.ts";
import type { RequestContext } from "./context.server.ts";
import { noticesOf } from "./notices.server.ts";
import { screenAt } from "./screen-at.server.ts";
import { traceInRequest } from "./trace-in-request.server.ts";

/** The longest that a page waits for its counts. */
const PATIENCE_MS = 1_500;

type CountedTrips = Parameters<typeof countForMenu>[0] & Age;

export type CountsView = {
  /** Shown beside entries of the menu; a count that is not known in time is left out. */
  counts: Partial<MenuCounts>;
  /** When the trips and the requests were counted. */
  countedAt: { trips: number; approvals: number };
};

/** The stream that keeps the counts of a page's menu current; undefined where it counts nothing that changes by itself. */
export function countsAddress(context: RequestContext, path: string): string | undefined {
  const counted = listCounted(context);
  if (!counted || !(counted.hasTrips || counted.waiting)) return undefined;
  return liveAddress(isAtDesk(context, path) ? "hotel" : "panel", context.siteDomain);
}

/** Counts for the menu of a page. */
export async function countForPage(context: RequestContext, path: string): Promise<CountsView> {
  const counted = listCounted(context);
  if (!counted) return { counts: {}, countedAt: { trips: 0, approvals: 0 } };
  const { user, hasTrips, hasMessages, waiting } = counted;
  const startedAt = Date.now();
  const owner = { ...context, user };
  // On the messages' own screen the count must match the list.
  const isNow = screenAt(path) === "messages";
  // The hotel screens read the board anyway, so the menu shares it.
  const readTrips: (tripOwner: typeof owner) => Promise<CountedTrips> = isAtDesk(context, path)
    ? readHotelBoard
    : readShownTrips;
  const [open, messages, approvals] = await Promise.all([
    hasTrips ? inTime(readTrips(owner), context) : undefined,
    hasMessages ? inTime(countMessages(owner, { isNow }), context) : undefined,
    waiting && inTime(waiting.count(), context),
  ]);
  return {
    counts: {
      ...(open && countForMenu(open)),
      ...(messages !== undefined && { messages }),
      ...(approvals !== undefined && { approvals }),
    },
    countedAt: { trips: open ? Date.parse(open.updatedAt) : 0, approvals: startedAt },
  };
}

/** The group's unread messages, and what the panel itself has to tell. */
async function countMessages(
  owner: RequestContext & { user: User },
  { isNow }: { isNow: boolean },
): Promise<number> {
  const { app, brand, user } = owner;
  const account = { permalink: brand.permalink, accountId: user.id };
  const [unread, notices] = await Promise.all([
    countUnread(owner, { isNow }),
    noticesOf(app.services, account).list(),
  ]);
  return unread + notices.length;
}

/** What the menu counts; undefined where it has no counts at all. */
function listCounted(context: RequestContext) {
  const { user, session } = context;
  if (!user || session?.scope) return undefined;
  const entries = menuOf(context).map(({ screen }) => screen);
  return {
    user,
    hasTrips: entries.includes("panel") || entries.includes("bookings"),
    hasMessages: entries.includes("messages"),
    waiting: entries.includes("approvals") ? waitingApprovalsFor({ ...context, user }) : undefined,
  };
}

const isAtDesk = (context: RequestContext, path: string): boolean =>
  screens[screenAt(path)].layout.startsWith("hotel") && isHotelDesk(context);

/** A missing count neither fails the page nor logs the user out. */
async function inTime<Value>(
  count: Promise<Value>,
  context: RequestContext,
): Promise<Value | undefined> {
  // Traces a failure even when it comes too late for the page.
  count.catch((error: unknown) => {
    if (!isOver(error)) traceInRequest("menu_count", error, context);
  });
  try {
    return await Promise.race([count, delay(PATIENCE_MS, undefined)]);
  } catch (error) {
    const isMissing = [ApiError, ApiFault, StoreDown].some((kind) => error instanceof kind);
    if (isMissing) return undefined;
    throw error;
  }
}

/** The session has ended, which the page's own calls tell the user. */
const isOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
