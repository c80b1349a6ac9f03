import type { Redis } from "ioredis";
import { createChannels, subscribeTo } from "./channels.ts";

const PREFIX = "parada:";
/** A subscriber connection carries no other traffic that would show that it is dead. */
const PING_MS = 5_000;
const PONG_MS = 2_000;

/** Subscribes on a connection of its own, which is opened for the first subscription. */
export function createRedisChannels(connect: () => Redis) {
  let connection: Redis | undefined;
  let pinging: NodeJS.Timeout | undefined;
  const channels = createChannels();

  function open(): Redis {
    if (connection) return connection;
    const opened = connect();
    connection = opened;
    opened.on("message", (channel: string, message: string) =>
      channels.emit(channel.slice(PREFIX.length), message),
    );
    // The store's own connection logs the errors.
    opened.on("error", () => {});
    opened.on("ready", () => {
      for (const channel of channels.eventNames()) send(opened, "subscribe", String(channel));
    });
    pinging = setInterval(() => checkConnection(opened), PING_MS).unref();
    return opened;
  }

  return {
    subscribe(channel: string, onMessage: (message: string) => void): () => void {
      const unsubscribe = subscribeTo(channels, channel, onMessage);
      if (channels.listenerCount(channel) === 1) send(open(), "subscribe", channel);
      return () => {
        unsubscribe();
        const isLast = channels.listenerCount(channel) === 0;
        if (isLast && connection) send(connection, "unsubscribe", channel);
      };
    },
    close(): void {
      clearInterval(pinging);
      channels.removeAllListeners();
      connection?.disconnect();
    },
  };
}

/** Without a connection nothing is sent: on "ready", all channels are subscribed to. */
function send(connection: Redis, command: "subscribe" | "unsubscribe", channel: string): void {
  if (connection.status === "ready") connection[command](`${PREFIX}${channel}`).catch(() => {});
}

function checkConnection(connection: Redis): void {
  if (connection.status !== "ready") return;
  const timeout = setTimeout(() => connection.disconnect(true), PONG_MS).unref();
  connection
    .ping()
    .catch(() => {})
    .finally(() => clearTimeout(timeout));
}

export const toRedisChannel = (channel: string): string => `${PREFIX}${channel}`;
