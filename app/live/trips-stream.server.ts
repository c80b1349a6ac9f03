import type { AppLoadContext } from "@remix-run/node";
import { isHotelDesk } from "../session/access.ts";
import type { Session } from "../session/sessions.server.ts";
import { type EventStream, openEventStream } from "./event-stream.server.ts";
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
    return new Response("Too many streams", { status: 429, headers: { "Retry-After": "60" } });
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
      const endForGood = () => endStream(stream);
      const stopWatching = live.hub.watch({
        topic,
        everyMs: live.paceMs[pace],
        notify: (notice) => stream.send("news", notice),
        end(reason) {
          if (reason === "stopping") return stream.end();
          // The next page checks the token with the API, and tells the user the result.
          sessions.revalidate(session).catch(() => {});
          endForGood();
        },
      });
      const stopListening = sessions.onEnd(session, endForGood);
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
        (found) => found ?? endStream(stream),
        () => {},
      );
    },
  });
}

function endStream(stream: EventStream): void {
  stream.send("over");
  stream.end();
}
