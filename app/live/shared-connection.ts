import { type LiveMessage, type OnLiveMessage, openConnection } from "./connection.ts";

/** Where the tab with the line has been silent for so many beats, another one takes it over. */
const MISSED_BEATS = 4;
const FIRST_BEAT_MS = 20_000;

/**
 * One line for all tabs of a browser, since a browser has few connections to a host. Whoever holds
 * the lock has it and passes on what is said; when they go, the next in the queue has it.
 */
export function shareConnection(address: string, hear: OnLiveMessage): () => void {
  if (!("locks" in navigator) || !("BroadcastChannel" in window))
    return openConnection(address, hear);
  const name = `live ${address}`;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let hasLine = false;
  let last: LiveMessage | undefined;
  let beatMs = FIRST_BEAT_MS;
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  function receive(word: LiveMessage): void {
    if (word.kind === "beat") beatMs = word.everyMs;
    if (word.kind === "news") last = word;
    hear(word);
    clearTimeout(watchdog);
    if (!hasLine) watchdog = setTimeout(takeOver, beatMs * MISSED_BEATS);
  }

  channel.onmessage = ({ data }: MessageEvent<LiveMessage | "hello">) => {
    if (data !== "hello") receive(data);
    else if (hasLine && last) channel.postMessage(last);
  };

  async function holdLine(): Promise<void> {
    if (leaving.signal.aborted) return;
    hasLine = true;
    const close = openConnection(address, (word) => {
      channel.postMessage(word);
      receive(word);
    });
    return new Promise((resolve) => {
      leaving.signal.addEventListener("abort", () => {
        close();
        resolve();
      });
      stepDown = () => {
        hasLine = false;
        close();
        resolve();
      };
    });
  }
  let stepDown = () => {};

  /** Rejects where another tab takes the line over, and then queues up again. */
  function queueUp(options: { steal?: boolean } = {}): void {
    const signal = options.steal ? undefined : leaving.signal;
    navigator.locks.request(name, { ...options, signal }, holdLine).catch(() => {
      stepDown();
      if (!leaving.signal.aborted) queueUp();
    });
  }

  /** A tab that the browser has put to sleep is no help to one that somebody looks at. */
  function takeOver(): void {
    if (document.visibilityState === "visible") queueUp({ steal: true });
    else watchdog = setTimeout(takeOver, beatMs);
  }

  queueUp();
  channel.postMessage("hello");
  watchdog = setTimeout(takeOver, beatMs * MISSED_BEATS);
  return () => {
    clearTimeout(watchdog);
    leaving.abort();
    channel.close();
  };
}
