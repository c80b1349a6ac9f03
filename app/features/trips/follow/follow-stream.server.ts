import {
  type EventStream,
  openEventStream,
  refuseEventStream,
} from "../../../live/event-stream.server.ts";
import type { RequestContext } from "../../../request/context.server.ts";
import { toFollowTopic } from "./followed.server.ts";
import { linksOf } from "./share.server.ts";

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
    return new Response("Too many streams", { status: 429, headers: { "Retry-After": "60" } });
  }
  const finish = (stream: EventStream) => {
    stream.send("over");
    stream.end();
  };
  return openEventStream({
    signal,
    heartbeatMs,
    begin(stream) {
      const stopWatching = hub.watch({
        topic,
        everyMs: paceMs.follow,
        notify: (notice) => stream.send("news", notice),
        end: (why) => (why === "stopping" ? stream.end() : finish(stream)),
      });
      const stopListening = links.onEnd(id, () => finish(stream));
      return () => {
        stopWatching();
        stopListening();
      };
    },
    onBeat(stream) {
      if (app.dropIfStuck()) return stream.end();
      // The stream ends when its link has expired.
      links.find(id).then(
        (found) => found?.state === "open" || finish(stream),
        () => {},
      );
    },
  });
}
