import type { Trip } from "../../../api/trips.server.ts";
import { findInstants } from "../../../i18n/local-time.ts";
import { readShownTrips } from "../../../live/open-trips.server.ts";
import { pathTo } from "../../../paths.ts";
import type { MemberVisit, Visit } from "../../../request/context.server.ts";
import { findOwnTrip } from "../own-trip.server.ts";
import { isFinal } from "../trip-status.ts";
import { followLinks } from "./follow-links.server.ts";

/** No trip takes longer, be it from when it is shared or from when it is due. */
const GOOD_FOR_MS = 24 * 3_600_000;

export function linksOf({ brand, context }: Pick<Visit, "brand" | "context">) {
  return followLinks(context.services, brand.permalink);
}

/** A trip of theirs that has not ended; whose it is not, for them it is not there. */
export async function findSharable(visit: MemberVisit, tripId: number): Promise<Trip | undefined> {
  const { inProcess, scheduled } = await readShownTrips(visit);
  // What was ordered elsewhere may be younger than our news.
  const trip =
    [...inProcess, ...scheduled].find(({ id }) => id === tripId) ??
    (await findOwnTrip(tripId, visit));
  return trip && !isFinal(trip.status) ? trip : undefined;
}

/** The address by which others follow the trip; the same one until it is taken back. */
export async function createFollowLink(
  visit: MemberVisit,
  tripId: number,
): Promise<string | undefined> {
  const trip = await findSharable(visit, tripId);
  if (!trip) return undefined;
  const { session, user, brand } = visit;
  const [due = Date.now()] = trip.scheduledFor
    ? findInstants(trip.scheduledFor, brand.timeZone)
    : [];
  const until = Math.max(due, Date.now()) + GOOD_FOR_MS;
  const record = { userId: user.id, tripId, token: session.token, until };
  return toAddress(await linksOf(visit).open(record), visit);
}

/** Nobody follows it any more, from this moment on. */
export async function revokeFollowLink(visit: MemberVisit, tripId: number): Promise<void> {
  const links = linksOf(visit);
  const userId = visit.user.id;
  const id = await links.idOf(userId, tripId);
  if (id === undefined) return;
  await links.revoke(id, { userId, tripId });
  await visit.context.services.live.hub.forget(links.topicKey(id));
}

export async function findFollowLink(
  visit: MemberVisit,
  tripId: number,
): Promise<string | undefined> {
  const links = linksOf(visit);
  const id = await links.idOf(visit.user.id, tripId);
  if (id === undefined || (await links.find(id))?.state !== "open") return undefined;
  return toAddress(id, visit);
}

/** Whoever has taken it back wants none, unless they ask for one again. */
export function wasTakenBack(visit: MemberVisit, tripId: number): Promise<boolean> {
  return linksOf(visit).wasTakenBack(visit.user.id, tripId);
}

function toAddress(id: string, visit: MemberVisit): string {
  const { siteDomain, context } = visit;
  const token = linksOf(visit).toToken(id);
  return context.origin + pathTo("follow", { params: { token }, siteDomain });
}
