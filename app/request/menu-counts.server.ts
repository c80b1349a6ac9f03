import { ApiError, ApiFault } from "../api/errors.ts";
import type { User } from "../api/session.server.ts";
import { readHotelBoard } from "../live/hotel-board.server.ts";
import { liveAddress } from "../live/live-address.ts";
import { countForMenu, type MenuCounts } from "../live/menu-counts.server.ts";
import { readShownTrips } from "../live/open-trips.server.ts";
import type { Age } from "../live/owner.server.ts";
import { countUnread } from "../live/unread-messages.server.ts";
import { screens } from "../screens.ts";
import { isHotelDesk } from "../session/access.ts";
import { menuOf } from "../session/menu.ts";
import { StoreDown } from "../store/store.ts";
import type { RequestContext } from "./context.server.ts";
import { screenAt } from "./screen-at.server.ts";
import { traceInRequest } from "./trace-in-request.server.ts";

/** No page waits longer for them. */
const PATIENCE_MS = 1_500;

type CountedTrips = Parameters<typeof countForMenu>[0] & Age;

export type CountsView = {
  /** Beside entries of the menu; nothing where it is not known. */
  counts: Partial<MenuCounts>;
  /** The stream that tells of newer counts of trips; nothing where the menu has none. */
  live: { address: string; countedAt: number } | undefined;
};

/** What the menu of a page counts, as far as it is known in time, and the stream that tells of more. */
export async function countForPage(context: RequestContext, path: string): Promise<CountsView> {
  const { user, session, siteDomain } = context;
  if (!user || session?.scope) return { counts: {}, live: undefined };
  const owner = { ...context, user };
  const shown = menuOf(user).map(({ screen }) => screen);
  const hasTrips = shown.includes("panel") || shown.includes("bookings");
  // Beside the messages themselves the number is as new as they are.
  const isNow = screenAt(path) === "messages";
  // A desk's own screens know all trips that are open, and need not ask twice.
  const isDesk = isAtDesk(user, path);
  const readTrips: (asked: typeof owner) => Promise<CountedTrips> = isDesk
    ? readHotelBoard
    : readShownTrips;
  const [open, messages] = await Promise.all([
    hasTrips ? inTime(readTrips(owner), context) : undefined,
    shown.includes("messages") ? inTime(countUnread(owner, { isNow }), context) : undefined,
  ]);
  const address = liveAddress(isDesk ? "hotel" : "panel", siteDomain);
  return {
    counts: { ...(open && countForMenu(open)), ...(messages !== undefined && { messages }) },
    live: hasTrips ? { address, countedAt: open ? Date.parse(open.updatedAt) : 0 } : undefined,
  };
}

const isAtDesk = (user: User, path: string): boolean =>
  screens[screenAt(path)].layout.startsWith("hotel") && isHotelDesk(user);

/** No page fails, and nobody is logged out, for want of a number in the menu. */
async function inTime<Value>(
  asked: Promise<Value>,
  context: RequestContext,
): Promise<Value | undefined> {
  // Also of one that comes too late.
  asked.catch((error: unknown) => {
    if (!isOver(error)) traceInRequest("menu_count", error, context);
  });
  try {
    return await Promise.race([asked, wait()]);
  } catch (error) {
    const isMissing = [ApiError, ApiFault, StoreDown].some((kind) => error instanceof kind);
    if (isMissing) return undefined;
    throw error;
  }
}

/** The session is over: the page says so where it is needed. */
const isOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

function wait(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
}
