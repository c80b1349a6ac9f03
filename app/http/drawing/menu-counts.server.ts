import { ApiError, ApiFault } from "../../api/errors.ts";
import { readHotelBoard } from "../../live/hotel-board.server.ts";
import { countForMenu, type MenuCounts } from "../../live/menu-counts.server.ts";
import { readShownTrips } from "../../live/open-trips.server.ts";
import { countUnread } from "../../live/unread-messages.server.ts";
import { screens } from "../../screens.ts";
import { isHotelDesk } from "../../session/access.ts";
import { menuOf } from "../../session/menu.ts";
import { StoreDown } from "../../store/store.ts";
import { screenAt } from "../screen-at.server.ts";
import { traceInRequest } from "../trace-in-request.server.ts";
import type { Visit } from "../visit.server.ts";

/** No page waits longer for them. */
const PATIENCE_MS = 1_500;

/** What the menu of a page counts, as far as it is known in time. */
export async function countForPage(visit: Visit, path: string): Promise<Partial<MenuCounts>> {
  const { user } = visit;
  if (!user) return {};
  const owner = { ...visit, user };
  const shown = menuOf(user).map(({ screen }) => screen);
  const hasTrips = shown.includes("panel") || shown.includes("bookings");
  // Beside the messages themselves the number is as new as they are.
  const isNow = screenAt(path) === "messages";
  // A desk's own screens know all trips that are open, and need not ask twice.
  const isAtDesk = screens[screenAt(path)].layout.startsWith("hotel") && isHotelDesk(user);
  const readTrips: (asked: typeof owner) => Promise<Parameters<typeof countForMenu>[0]> = isAtDesk
    ? readHotelBoard
    : readShownTrips;
  const [open, messages] = await Promise.all([
    hasTrips ? inTime(readTrips(owner), visit) : undefined,
    shown.includes("messages") ? inTime(countUnread(owner, { isNow }), visit) : undefined,
  ]);
  return { ...(open && countForMenu(open)), ...(messages !== undefined && { messages }) };
}

/** No page fails, and nobody is logged out, for want of a number in the menu. */
async function inTime<Value>(asked: Promise<Value>, visit: Visit): Promise<Value | undefined> {
  // Also of one that comes too late.
  asked.catch((error: unknown) => {
    if (!isOver(error)) traceInRequest("menu_count", error, visit);
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
