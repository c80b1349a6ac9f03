import type { Trip } from "../../../api/trips.server.ts";
import { isAccessRefused, type Topic } from "../../../live/topic.server.ts";
import type { RequestContext } from "../../../request/context.server.ts";
import { findOpenTrip } from "../own-trip.server.ts";
import { isFinal } from "../trip-status.ts";
import type { FollowedTrip, OpenRecord } from "./follow-links.server.ts";
import { linksOf } from "./share.server.ts";

/** A page does not wait longer for the API where it has something to show. */
const PATIENCE_MS = 3_000;

/** What somebody who has the link may know. */
export type Followed =
  | { kind: "open"; trip: FollowedTrip; updatedAt: string; isStale: boolean }
  /** How it ended, where that is known. */
  | { kind: "ended"; trip: FollowedTrip | null }
  /** The panel has made this link, but it has expired, or its owner has stopped sharing the trip. */
  | { kind: "expired" }
  /** The panel has not made this link for this brand. */
  | { kind: "unknown" };

/** Reads what the holder of a link may see. Only who holds a genuine link learns that it has expired. */
export async function readFollowed(
  token: string | undefined,
  context: RequestContext,
): Promise<Followed> {
  const links = linksOf(context);
  const id = links.toId(token);
  if (id === undefined) return { kind: "unknown" };
  const record = await links.find(id);
  if (!record) return { kind: "expired" };
  if (record.state === "ended") return { kind: "ended", trip: record.last };
  const { hub, paceMs } = context.app.services.live;
  try {
    const state = await hub.read(toFollowTopic(id, record, context), paceMs.follow, PATIENCE_MS);
    const { value, updatedAt, isStale } = state;
    if (!value || isFinal(value.status)) return { kind: "ended", trip: value };
    return { kind: "open", trip: value, updatedAt: new Date(updatedAt).toISOString(), isStale };
  } catch (error) {
    if (!isAccessRefused(error)) throw error;
    // The owner's token is no good any more, a changed password say: nobody can look for them.
    await links.revoke(id, record);
    return { kind: "expired" };
  }
}

/** Asked for with the owner's token, and only while somebody follows. */
export function toFollowTopic(
  id: string,
  record: OpenRecord,
  context: RequestContext,
): Topic<FollowedTrip | null> {
  const links = linksOf(context);
  const { brand, app } = context;
  const { permalink } = brand;
  const { token, tripId, userId } = record;
  const api = app.services.api({ permalink, token, requestId: app.requestId });
  return {
    key: links.topicKey(id),
    account: { permalink, accountId: userId },
    async read() {
      const trip = await findOpenTrip(tripId, api);
      const view = trip ? toFollowedTrip(trip) : null;
      if (!view || isFinal(view.status)) await links.end(id, record, view);
      return view;
    },
  };
}

function toFollowedTrip(trip: Trip): FollowedTrip {
  const { status, statusName, origin, scheduledFor, taxi, etaMinutes } = trip;
  return {
    status,
    statusName,
    meetingPoint: origin.name,
    scheduledFor,
    vehicle: taxi && { plate: taxi.plate, model: taxi.model },
    etaMinutes,
  };
}
