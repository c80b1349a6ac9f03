import type { Notice } from "./topic.server.ts";

/** An event of the panel's stream, or the loss of the connection. */
export type LiveMessage =
  | ({ kind: "news"; now: number } & Notice)
  /** The number of employees' requests that wait for the user. */
  | { kind: "approvals"; now: number; count: number }
  | { kind: "beat"; now: number; everyMs: number }
  /** The stream has ended for good: with the session, or with the trip that it was about. */
  | { kind: "over" }
  | { kind: "lost" };

export type OnLiveMessage = (message: LiveMessage) => void;

const MIN_RETRY_MS = 1_000;
const MAX_RETRY_MS = 15_000;
/** After so many missed heartbeats the connection counts as dead, as after a laptop has slept. */
const MISSED_BEATS = 2.5;
const FIRST_BEAT_MS = 20_000;

/**
 * Keeps an event stream open: it retries with exponential backoff and jitter, and at once when the tab
 * becomes visible or the network returns. Returns a function that closes the connection.
 */
export function openConnection(address: string, onMessage: OnLiveMessage): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let beatMs = FIRST_BEAT_MS;
  let lastMessageAt = Date.now();
  let isOver = false;

  function schedule(ms: number, callback: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(callback, ms);
  }

  function open(): void {
    source?.close();
    source = new EventSource(address);
    source.onerror = fail;
    for (const kind of ["beat", "news", "approvals", "over"] as const) {
      source.addEventListener(kind, ({ data }) => receive({ kind, ...JSON.parse(data) }));
    }
    expectBeat();
  }

  function receive(message: LiveMessage): void {
    failures = 0;
    lastMessageAt = Date.now();
    if (message.kind === "beat") beatMs = message.everyMs;
    if (message.kind === "over") close();
    else expectBeat();
    onMessage(message);
  }

  const expectBeat = () => schedule(beatMs * MISSED_BEATS, fail);

  function fail(): void {
    source?.close();
    source = undefined;
    onMessage({ kind: "lost" });
    const longest = Math.min(MIN_RETRY_MS * 2 ** failures, MAX_RETRY_MS);
    failures += 1;
    schedule(longest * (0.5 + Math.random() / 2), open);
  }

  /** Reconnects at once when the tab becomes visible or the network returns. */
  function reconnectNow(): void {
    if (isOver || document.visibilityState === "hidden") return;
    // A network that is just back may lose the first try, and what failed before says nothing of the next.
    failures = 0;
    const isSilent = Date.now() - lastMessageAt > beatMs * 1.5;
    if (!source || isSilent) open();
  }

  const loseNetwork = () => isOver || fail();

  function close(): void {
    isOver = true;
    clearTimeout(timer);
    source?.close();
    document.removeEventListener("visibilitychange", reconnectNow);
    removeEventListener("online", reconnectNow);
    removeEventListener("offline", loseNetwork);
  }

  document.addEventListener("visibilitychange", reconnectNow);
  addEventListener("online", reconnectNow);
  addEventListener("offline", loseNetwork);
  open();
  return close;
}
