/** One browser's line: what is told on it, and when it breaks. */
export type EventStream = {
  tell: (event: string, data?: object) => void;
  end: () => void;
};

/** Whoever loses the line is back after so long, whatever their browser would think right. */
const RETRY_MS = 1_000;

const headers = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // A router on the way neither packs it nor waits until there is more of it.
  "Cache-Control": "no-transform",
  "X-Accel-Buffering": "no",
  // Its end is the end of the connection, for which a panel that stops would have to wait.
  Connection: "close",
};

/**
 * Server-sent events until one of both ends. `begin` is given the line and gives back what is to be
 * done when it is gone; `onBeat` is run again and again, as long as it is there.
 */
export function openEventStream({
  signal,
  heartbeatMs,
  begin,
  onBeat,
}: {
  signal: AbortSignal;
  heartbeatMs: number;
  begin: (stream: EventStream) => () => void;
  onBeat: (stream: EventStream) => void;
}): Response {
  const encoder = new TextEncoder();
  let finish = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOver = false;
      const tell: EventStream["tell"] = (event, data = {}) => {
        if (isOver) return;
        // The browser's clock may be wrong: how old something is, is told by ours.
        const told = JSON.stringify({ ...data, now: Date.now() });
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${told}\n\n`));
      };
      const stream: EventStream = { tell, end: () => finish() };
      finish = () => {
        if (isOver) return;
        isOver = true;
        clearInterval(beat);
        signal.removeEventListener("abort", finish);
        stop();
        controller.close();
      };
      const beat = setInterval(() => {
        tell("beat", { everyMs: heartbeatMs });
        onBeat(stream);
      }, heartbeatMs).unref();
      let stop = () => {};
      controller.enqueue(encoder.encode(`retry: ${RETRY_MS}\n\n`));
      tell("beat", { everyMs: heartbeatMs });
      stop = begin(stream);
      // It may be over before it has begun.
      if (isOver) stop();
      if (signal.aborted) finish();
      else signal.addEventListener("abort", finish);
    },
    cancel: () => finish(),
  });
  return new Response(body, { headers });
}

/** Tells a browser not to come back. */
export function refuseEventStream(): Response {
  return new Response("event: over\ndata: {}\n\n", { headers });
}
