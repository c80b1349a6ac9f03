import type { LiveMessage, OnLiveMessage } from "./connection.ts";
import { shareConnection } from "./shared-connection.ts";

type TabConnection = {
  listeners: Set<OnLiveMessage>;
  lastNews?: LiveMessage;
  isLost: boolean;
  close: () => void;
};

const connections = new Map<string, TabConnection>();

/** Shares one connection to each address among the parts of a page, such as its menu and its lists. */
export function connectTab(address: string, listener: OnLiveMessage): () => void {
  const connection = connections.get(address) ?? openTabConnection(address);
  connection.listeners.add(listener);
  if (connection.lastNews) listener(connection.lastNews);
  if (connection.isLost) listener({ kind: "lost" });
  return () => {
    connection.listeners.delete(listener);
    if (connection.listeners.size === 0) closeTabConnection(address, connection);
  };
}

function openTabConnection(address: string): TabConnection {
  if (!hasPageListeners) closeInBackForwardCache();
  const connection: TabConnection = { listeners: new Set(), isLost: false, close: () => {} };
  connections.set(address, connection);
  connect(address, connection);
  return connection;
}

function connect(address: string, connection: TabConnection): void {
  connection.close = shareConnection(address, (message) => {
    if (message.kind === "news") connection.lastNews = message;
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
