import { type LiveMessage, type OnLiveMessage, openConnection } from "./connection.ts";

type TabConnection = {
  listeners: Set<OnLiveMessage>;
  last: LastMessages;
  isLost: boolean;
  close: () => void;
};

/** The last message of each kind that says how things are, for parts and tabs that join later. */
type LastMessages = Map<LiveMessage["kind"], LiveMessage>;

function keepLast(last: LastMessages, message: LiveMessage): void {
  if (message.kind === "news" || message.kind === "approvals") last.set(message.kind, message);
}

const connections = new Map<string, TabConnection>();

/** Shares one connection to each address among the parts of a page, such as its menu and its lists. */
export function connectTab(address: string, listener: OnLiveMessage): () => void {
  const connection = connections.get(address) ?? openTabConnection(address);
  connection.listeners.add(listener);
  for (const message of connection.last.values()) listener(message);
  if (connection.isLost) listener({ kind: "lost" });
  return () => {
    connection.listeners.delete(listener);
    if (connection.listeners.size === 0) closeTabConnection(address, connection);
  };
}

function openTabConnection(address: string): TabConnection {
  if (!hasPageListeners) closeInBackForwardCache();
  const connection: TabConnection = {
    listeners: new Set(),
    last: new Map(),
    isLost: false,
    close: () => {},
  };
  connections.set(address, connection);
  connect(address, connection);
  return connection;
}

function connect(address: string, connection: TabConnection): void {
  connection.close = shareConnection(address, (message) => {
    keepLast(connection.last, message);
    connection.isLost = message.kind === "lost";
    // The next part that listens opens a new connection, perhaps with the next session.
    if (message.kind === "over") connections.delete(address);
    for (const listener of [...connection.listeners]) listener(message);
  });
}

let hasPageListeners = false;

/** The browser's back-forward cache takes no page with an open connection, so a cached page closes its own. */
function closeInBackForwardCache(): void {
  hasPageListeners = true;
  addEventListener("pagehide", () => {
    for (const connection of connections.values()) connection.close();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) for (const [address, connection] of connections) connect(address, connection);
  });
}

function closeTabConnection(address: string, connection: TabConnection): void {
  connection.close();
  if (connections.get(address) === connection) connections.delete(address);
}

/** After so many silent heartbeats, another tab takes over the connection. */
const MISSED_BEATS = 4;
const FIRST_BEAT_MS = 20_000;

/**
 * Shares one connection among all tabs of a browser, since a browser opens few connections to a host.
 * The tab with the lock has the connection and broadcasts its messages; the next in the queue follows.
 */
function shareConnection(address: string, onMessage: OnLiveMessage): () => void {
  if (!("locks" in navigator) || !("BroadcastChannel" in window))
    return openConnection(address, onMessage);
  const name = `live ${address}`;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let hasConnection = false;
  const last: LastMessages = new Map();
  let beatMs = FIRST_BEAT_MS;
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  function receive(message: LiveMessage): void {
    if (message.kind === "beat") beatMs = message.everyMs;
    keepLast(last, message);
    onMessage(message);
    clearTimeout(watchdog);
    if (!hasConnection) watchdog = setTimeout(takeOver, beatMs * MISSED_BEATS);
  }

  channel.onmessage = ({ data }: MessageEvent<LiveMessage | "hello">) => {
    if (data !== "hello") receive(data);
    else if (hasConnection) for (const message of last.values()) channel.postMessage(message);
  };

  async function holdConnection(): Promise<void> {
    if (leaving.signal.aborted) return;
    hasConnection = true;
    const close = openConnection(address, (message) => {
      channel.postMessage(message);
      receive(message);
    });
    return new Promise((resolve) => {
      leaving.signal.addEventListener("abort", () => {
        close();
        resolve();
      });
      stepDown = () => {
        hasConnection = false;
        close();
        resolve();
      };
    });
  }
  let stepDown = () => {};

  /** Rejects when another tab steals the lock, and then queues up again. */
  function queueUp(options: { steal?: boolean } = {}): void {
    const signal = options.steal ? undefined : leaving.signal;
    navigator.locks.request(name, { ...options, signal }, holdConnection).catch(() => {
      stepDown();
      if (!leaving.signal.aborted) queueUp();
    });
  }

  /** The browser may suspend a hidden tab, so only a visible one takes over. */
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
