import {
  type EventStream,
  openEventStream,
  refuseEventStream,
} from "../../../live/event-stream.server.ts";
import type { RequestContext } from "../../../request/context.server.ts";
import { toFollowTopic } from "./followed.server.ts";
import { linksOf } from "./share.server.ts";

/** A link may go round, but not through the whole city. */
const MOST_STREAMS = 200;

/** Tells a page each time that there is something new about the trip, and when there is nothing more to follow. */
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
  if (hub.countOnlookers(topic.key) >= MOST_STREAMS) {
    return new Response("Too many streams", { status: 429, headers: { "Retry-After": "60" } });
  }
  const leave = (stream: EventStream) => {
    stream.tell("over");
    stream.end();
  };
  return openEventStream({
    signal,
    heartbeatMs,
    begin(stream) {
      const stopWatching = hub.watch({
        topic,
        everyMs: paceMs.follow,
        tell: (notice) => stream.tell("news", notice),
        end: (why) => (why === "stopping" ? stream.end() : leave(stream)),
      });
      const stopListening = links.onEnd(id, () => leave(stream));
      return () => {
        stopWatching();
        stopListening();
      };
    },
    onBeat(stream) {
      if (app.dropIfStuck()) return stream.end();
      // It ends by itself when its time is up.
      links.find(id).then(
        (found) => found?.state === "open" || leave(stream),
        () => {},
      );
    },
  });
}
