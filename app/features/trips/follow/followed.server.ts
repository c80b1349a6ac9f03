import type { Trip } from "../../../api/trips.server.ts";
import {
  endForGood,
  openEventStream,
  refuseEventStream,
  refuseOneMoreStream,
} from "../../../live/event-stream.server.ts";
import { defineState, isAccessRefused, type Topic } from "../../../live/topic.server.ts";
import type { RequestContext } from "../../../request/context.server.ts";
import { grantRecordOf } from "../../../request/grants/grant-record.server.ts";
import type { AccountKey } from "../../../store/account-records.server.ts";
import { findOpenTrip } from "../own-trip.server.ts";
import { isFinal } from "../trip-status.ts";
import { type FollowedTrip, followedSchema, type OpenRecord } from "./follow-links.server.ts";
import { linksOf } from "./share.server.ts";

/** After this time the page shows the last known state and stops waiting for the API. */
const MAX_WAIT_MS = 3_000;

const stateRecord = defineState(followedSchema.nullable(), { version: 2 });

/** What the holder of a link may see. */
export type Followed =
  | { kind: "open"; trip: FollowedTrip; updatedAt: string; isStale: boolean }
  /** `trip` is the last state, if it is known. */
  | { kind: "ended"; trip: FollowedTrip | null }
  /** The panel has made this link, but it has expired, or its owner has stopped sharing the trip. */
  | { kind: "expired" }
  /** The panel has not made this link for this brand. */
  | { kind: "unknown" };

/** A forged link is `unknown`; only the holder of a genuine one learns that it has expired. */
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
    const state = await hub.read(toFollowTopic(id, record, context), paceMs.follow, MAX_WAIT_MS);
    const { value, updatedAt, isStale } = state;
    if (!value || isFinal(value.status)) return { kind: "ended", trip: value };
    return { kind: "open", trip: value, updatedAt: new Date(updatedAt).toISOString(), isStale };
  } catch (error) {
    if (!isAccessRefused(error)) throw error;
    // The owner's token is no longer valid, for example after a new password, so we can read no more.
    await links.revoke(id, record);
    return { kind: "expired" };
  }
}

/** Polled with the owner's token, and only while a page follows the trip. */
function toFollowTopic(
  id: string,
  record: OpenRecord,
  context: RequestContext,
): Topic<FollowedTrip | null> {
  const links = linksOf(context);
  const { brand, app } = context;
  const { permalink } = brand;
  const { tripId, userId } = record;
  const account = { permalink, accountId: userId };
  return {
    key: links.topicKey(id),
    account,
    record: stateRecord,
    async read() {
      const token = await findToken(record, account, context);
      const api = app.services.api({ permalink, token, requestId: app.requestId });
      const trip = await findOpenTrip(tripId, api);
      const view = trip ? toFollowedTrip(trip) : null;
      if (!view || isFinal(view.status)) await links.end(id, record, view);
      return view;
    },
  };
}

async function findToken(
  { token, grant }: OpenRecord,
  account: AccountKey,
  { app }: RequestContext,
): Promise<string> {
  if (!grant) return token;
  const now = await grantRecordOf(app.services, account, grant).read();
  return now?.state === "open" ? now.token : token;
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
    pickup: { latitude: origin.latitude, longitude: origin.longitude },
    position: isFinal(status) ? null : (taxi?.position ?? null),
  };
}

/** Limits the load of a link that is shared widely. */
const MAX_STREAMS = 200;

/** Notifies the page of every change of the trip, and of the end of the link. */
export async function streamFollowed(
  token: string | undefined,
  context: RequestContext,
  signal: AbortSignal,
): Promise<Response> {
  const links = linksOf(context);
  const id = links.toId(token);
  const record = id === undefined ? undefined : await links.find(id);
  if (id === undefined || record?.state !== "open") return refuseEventStream();
  const { app } = context;
  const { hub, heartbeatMs, paceMs } = app.services.live;
  const topic = toFollowTopic(id, record, context);
  if (hub.countSubscribers(topic.key) >= MAX_STREAMS) {
    return refuseOneMoreStream();
  }
  return openEventStream({
    signal,
    heartbeatMs,
    begin(stream) {
      const stopWatching = hub.watch({
        topic,
        everyMs: paceMs.follow,
        notify: (notice) => stream.send("news", notice),
        end: (why) => (why === "stopping" ? stream.end() : endForGood(stream)),
      });
      const stopListening = links.onEnd(id, () => endForGood(stream));
      return () => {
        stopWatching();
        stopListening();
      };
    },
    onBeat(stream) {
      if (app.dropIfStuck()) return stream.end();
      // The stream ends when its link has expired.
      links.find(id).then(
        (found) => found?.state === "open" || endForGood(stream),
        () => {},
      );
    },
  });
}
