import type { AppLoadContext } from "@remix-run/node";
import { isHotelDesk } from "../session/access.ts";
import type { Session } from "../session/sessions.server.ts";
import {
  type EventStream,
  endForGood,
  openEventStream,
  refuseOneMoreStream,
} from "./event-stream.server.ts";
import { toBoardTopic } from "./hotel-board.server.ts";
import type { Owner, Pace } from "./live.server.ts";
import { toTopic } from "./open-trips.server.ts";
import { waitingApprovalsFor } from "./waiting-approvals.server.ts";

type StreamOwner = Owner & { session: Session; app: AppLoadContext };

/** Far more than a user has tabs. */
const MAX_STREAMS = 100;

/**
 * Notifies a tab of changes to the account's open trips, or for a hotel user to the hotel's board, of the
 * number of requests that wait for the user, and of the end of its session.
 */
export function streamOpenTrips(owner: StreamOwner, pace: Pace, signal: AbortSignal): Response {
  const { session, app } = owner;
  const { live, sessions } = app.services;
  const isDesk = pace === "hotel" && isHotelDesk(owner);
  const topic = isDesk ? toBoardTopic(owner) : toTopic(owner);
  if (live.hub.countSubscribers(topic.key) >= MAX_STREAMS) {
    return refuseOneMoreStream();
  }
  const waiting = waitingApprovalsFor(owner);
  const sendWaiting = (stream: EventStream) =>
    waiting?.count().then(
      (count) => stream.send("approvals", { count }),
      () => {},
    );
  return openEventStream({
    signal,
    heartbeatMs: live.heartbeatMs,
    begin(stream) {
      const end = () => endForGood(stream);
      const stopWatching = live.hub.watch({
        topic,
        everyMs: live.paceMs[pace],
        notify: (notice) => stream.send("news", notice),
        end(reason) {
          if (reason === "stopping") return stream.end();
          // The next page checks the token with the API, and tells the user the result.
          sessions.revalidate(session).catch(() => {});
          end();
        },
      });
      const stopListening = sessions.onEnd(session, end);
      const stopCounting = waiting?.subscribe(() => sendWaiting(stream));
      sendWaiting(stream);
      return () => {
        stopCounting?.();
        stopWatching();
        stopListening();
      };
    },
    onBeat(stream) {
      if (app.dropIfStuck()) return stream.end();
      // A request also expires, and a message is lost while the store is down.
      sendWaiting(stream);
      // While the store was down, the message that the session has ended was lost.
      sessions.find(session.permalink, session.id).then(
        (found) => found ?? endForGood(stream),
        () => {},
      );
    },
  });
}
