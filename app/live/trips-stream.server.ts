import type { AppLoadContext } from "@remix-run/node";
import { isHotelDesk } from "../session/access.ts";
import type { Session } from "../session/sessions.server.ts";
import { openEventStream } from "./event-stream.server.ts";
import { toBoardTopic } from "./hotel-board.server.ts";
import type { Pace } from "./live.server.ts";
import { toTopic } from "./open-trips.server.ts";
import type { Owner } from "./owner.server.ts";

type Looker = Owner & { session: Session; app: AppLoadContext };

/** Nobody has as many tabs; whoever opens more means no good. */
const MOST_STREAMS = 100;

/**
 * Tells a tab each time that there is something new about the account's open trips, or at a desk's pace
 * about those of its hotel, and when its session ends.
 */
export function streamOpenTrips(looker: Looker, pace: Pace, signal: AbortSignal): Response {
  const { session, app } = looker;
  const { live, sessions } = app.services;
  const isDesk = pace === "hotel" && isHotelDesk(looker.user);
  const topic = isDesk ? toBoardTopic(looker) : toTopic(looker);
  if (live.hub.countOnlookers(topic.key) >= MOST_STREAMS) {
    return new Response("Too many streams", { status: 429, headers: { "Retry-After": "60" } });
  }
  return openEventStream({
    signal,
    heartbeatMs: live.heartbeatMs,
    begin(stream) {
      const leave = () => {
        stream.tell("over");
        stream.end();
      };
      const stopWatching = live.hub.watch({
        topic,
        everyMs: live.paceMs[pace],
        tell: (notice) => stream.tell("news", notice),
        end(why) {
          if (why === "stopping") return stream.end();
          // The page that comes now asks the API about the token, and says what it has to.
          sessions.doubt(session).catch(() => {});
          leave();
        },
      });
      const stopListening = sessions.onEnd(session, leave);
      return () => {
        stopWatching();
        stopListening();
      };
    },
    onBeat(stream) {
      if (app.dropIfStuck()) return stream.end();
      // The word that a session has ended may have been lost while the store was down.
      sessions.find(session.permalink, session.id).then(
        (found) => {
          if (found) return;
          stream.tell("over");
          stream.end();
        },
        () => {},
      );
    },
  });
}
