export type EventStream = {
  send: (event: string, data?: object) => void;
  end: () => void;
};

/** How soon browsers reconnect; without it each browser has its own delay. */
const RETRY_MS = 1_000;

const headers = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // Keeps proxies from compressing and buffering the stream.
  "Cache-Control": "no-transform",
  "X-Accel-Buffering": "no",
  // A stopping panel waits for connections, so the stream must not leave an idle one.
  Connection: "close",
};

/** A user has far fewer tabs than the streams that they may open. */
export const refuseOneMoreStream = (): Response =>
  new Response("Too many streams", { status: 429, headers: { "Retry-After": "60" } });

/** The browser does not reconnect. */
export function endForGood(stream: EventStream): void {
  stream.send("over");
  stream.end();
}

/**
 * Sends server-sent events until either side ends the stream. `begin` returns the function that cleans
 * up afterwards; `onBeat` runs at each heartbeat.
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
      const send: EventStream["send"] = (event, data = {}) => {
        if (isOver) return;
        // The browser's clock may be wrong, so the page counts ages from the panel's time.
        const json = JSON.stringify({ ...data, now: Date.now() });
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${json}\n\n`));
      };
      const stream: EventStream = { send, end: () => finish() };
      finish = () => {
        if (isOver) return;
        isOver = true;
        clearInterval(beat);
        signal.removeEventListener("abort", finish);
        stop();
        controller.close();
      };
      const beat = setInterval(() => {
        send("beat", { everyMs: heartbeatMs });
        onBeat(stream);
      }, heartbeatMs).unref();
      let stop = () => {};
      controller.enqueue(encoder.encode(`retry: ${RETRY_MS}\n\n`));
      send("beat", { everyMs: heartbeatMs });
      stop = begin(stream);
      // `begin` may have ended the stream itself.
      if (isOver) stop();
      if (signal.aborted) finish();
      else signal.addEventListener("abort", finish);
    },
    cancel: () => finish(),
  });
  return new Response(body, { headers });
}

/** Tells the browser not to reconnect. */
export function refuseEventStream(): Response {
  return new Response("event: over\ndata: {}\n\n", { headers });
}
