import { setTimeout as delay } from "node:timers/promises";
import { ApiError, ApiFault } from "../api/errors.ts";
import type { User } from "../api/session.server.ts";
import { readHotelBoard } from "../live/hotel-board.server.ts";
import type { Age } from "../live/live.server.ts";
import { liveAddress } from "../live/live-address.ts";
import { countForMenu, type MenuCounts } from "../live/menu-counts.server.ts";
import { readShownTrips } from "../live/open-trips.server.ts";
import { countUnread } from "../live/unread-messages.server.ts";
import { screens } from "../screens.ts";
import { isHotelDesk } from "../session/access.ts";
import { menuOf } from "../session/menu.ts";
import { StoreDown } from "../store/store.ts";
import type { RequestContext } from "./context.server.ts";
import { screenAt } from "./screen-at.server.ts";
import { traceInRequest } from "./trace-in-request.server.ts";

/** The longest that a page waits for its counts. */
const PATIENCE_MS = 1_500;

type CountedTrips = Parameters<typeof countForMenu>[0] & Age;

export type CountsView = {
  /** Shown beside entries of the menu; a count that is not known in time is left out. */
  counts: Partial<MenuCounts>;
  /** The stream of newer counts; undefined where the menu counts no trips. */
  live: { address: string; countedAt: number } | undefined;
};

/** Counts for the menu of a page, and the stream that keeps them current. */
export async function countForPage(context: RequestContext, path: string): Promise<CountsView> {
  const { user, session, siteDomain } = context;
  if (!user || session?.scope) return { counts: {}, live: undefined };
  const owner = { ...context, user };
  const entries = menuOf(user).map(({ screen }) => screen);
  const hasTrips = entries.includes("panel") || entries.includes("bookings");
  // On the messages' own screen the count must match the list.
  const isNow = screenAt(path) === "messages";
  // The hotel screens read the board anyway, so the menu shares it.
  const isDesk = isAtDesk(user, path);
  const readTrips: (tripOwner: typeof owner) => Promise<CountedTrips> = isDesk
    ? readHotelBoard
    : readShownTrips;
  const [open, messages] = await Promise.all([
    hasTrips ? inTime(readTrips(owner), context) : undefined,
    entries.includes("messages") ? inTime(countUnread(owner, { isNow }), context) : undefined,
  ]);
  const address = liveAddress(isDesk ? "hotel" : "panel", siteDomain);
  return {
    counts: { ...(open && countForMenu(open)), ...(messages !== undefined && { messages }) },
    live: hasTrips ? { address, countedAt: open ? Date.parse(open.updatedAt) : 0 } : undefined,
  };
}

const isAtDesk = (user: User, path: string): boolean =>
  screens[screenAt(path)].layout.startsWith("hotel") && isHotelDesk(user);

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
