import type { Notice } from "./topic.server.ts";

/** What the panel tells, and whether it can be heard at all. */
export type LiveMessage =
  | ({ kind: "news"; now: number } & Notice)
  | { kind: "beat"; now: number; everyMs: number }
  /** There is nothing more to hear: the session has ended, or what was followed has. */
  | { kind: "over" }
  | { kind: "lost" };

export type OnLiveMessage = (word: LiveMessage) => void;

const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** So many beats are missed before a line is taken for dead, as after a laptop has slept. */
const MISSED_BEATS = 2.5;
const FIRST_BEAT_MS = 20_000;

/**
 * Keeps a line to the panel open, whatever happens to either: with longer and longer pauses, never
 * all browsers at once, and at once where there is reason to hope. Ends when what is returned is called.
 */
export function openConnection(address: string, hear: OnLiveMessage): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let beatMs = FIRST_BEAT_MS;
  let heardAt = Date.now();
  let isOver = false;

  function wait(ms: number, then: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  }

  function open(): void {
    source?.close();
    source = new EventSource(address);
    source.onerror = fail;
    for (const kind of ["beat", "news", "over"] as const) {
      source.addEventListener(kind, ({ data }) => receive({ kind, ...JSON.parse(data) }));
    }
    expectBeat();
  }

  function receive(word: LiveMessage): void {
    failures = 0;
    heardAt = Date.now();
    if (word.kind === "beat") beatMs = word.everyMs;
    if (word.kind === "over") close();
    else expectBeat();
    hear(word);
  }

  const expectBeat = () => wait(beatMs * MISSED_BEATS, fail);

  function fail(): void {
    source?.close();
    source = undefined;
    hear({ kind: "lost" });
    const longest = Math.min(SHORTEST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    failures += 1;
    wait(longest * (0.5 + Math.random() / 2), open);
  }

  /** Somebody looks again, or the network is back: it is not the time to wait. */
  function hurry(): void {
    if (isOver || document.visibilityState === "hidden") return;
    const isSilent = Date.now() - heardAt > beatMs * 1.5;
    if (!source || isSilent) open();
  }

  const loseNetwork = () => isOver || fail();

  function close(): void {
    isOver = true;
    clearTimeout(timer);
    source?.close();
    document.removeEventListener("visibilitychange", hurry);
    removeEventListener("online", hurry);
    removeEventListener("offline", loseNetwork);
  }

  document.addEventListener("visibilitychange", hurry);
  addEventListener("online", hurry);
  addEventListener("offline", loseNetwork);
  open();
  return close;
}
