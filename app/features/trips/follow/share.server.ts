import { findInstants } from "../../../i18n/local-time.ts";
import { readShownTrips } from "../../../live/open-trips.server.ts";
import { pathTo } from "../../../paths.ts";
import type { MemberContext, RequestContext } from "../../../request/context.server.ts";
import { findOwnTrip } from "../own-trip.server.ts";
import { isFinal } from "../trip-status.ts";
import { followLinks } from "./follow-links.server.ts";

/** No trip takes longer, counted from the sharing or from the booked time. */
const LINK_LIFETIME_MS = 24 * 3_600_000;

export function linksOf({ brand, app }: Pick<RequestContext, "brand" | "app">) {
  return followLinks(app.services, brand.permalink);
}

/** Finds an open trip of the user; another user's trip counts as missing. */
export async function findSharable(context: MemberContext, tripId: number) {
  const { inProcess, scheduled } = await readShownTrips(context);
  // A trip that was ordered elsewhere may be newer than the polled lists.
  const trip =
    [...inProcess, ...scheduled].find(({ id }) => id === tripId) ??
    (await findOwnTrip(tripId, context));
  return trip && !isFinal(trip.status) ? trip : undefined;
}

/** Returns the same link until the user revokes it. */
export async function createFollowLink(context: MemberContext, tripId: number) {
  const trip = await findSharable(context, tripId);
  if (!trip) return undefined;
  const { session, user, brand } = context;
  const [due = Date.now()] = trip.scheduledFor
    ? findInstants(trip.scheduledFor, brand.timeZone)
    : [];
  const until = Math.max(due, Date.now()) + LINK_LIFETIME_MS;
  const record = { userId: user.id, tripId, token: session.token, until };
  return toAddress(await linksOf(context).open(record), context);
}

/** Open pages stop following the trip at once. */
export async function revokeFollowLink(context: MemberContext, tripId: number): Promise<void> {
  const links = linksOf(context);
  const userId = context.user.id;
  const id = await links.idOf(userId, tripId);
  if (id === undefined) return;
  await links.revoke(id, { userId, tripId });
  await context.app.services.live.hub.forget(links.topicKey(id));
}

export async function findFollowLink(context: MemberContext, tripId: number) {
  const links = linksOf(context);
  const id = await links.idOf(context.user.id, tripId);
  if (id === undefined || (await links.find(id))?.state !== "open") return undefined;
  return toAddress(id, context);
}

/** After revoking a link the user gets a new one only on request. */
export function wasLinkRevoked(context: MemberContext, tripId: number): Promise<boolean> {
  return linksOf(context).wasRevoked(context.user.id, tripId);
}

function toAddress(id: string, context: MemberContext): string {
  const { siteDomain, app } = context;
  const token = linksOf(context).toToken(id);
  return app.origin + pathTo("follow", { params: { token }, siteDomain });
}
