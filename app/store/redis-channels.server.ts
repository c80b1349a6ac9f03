import type { Redis } from "ioredis";
import { createChannels } from "./channels.ts";

const PREFIX = "parada:";
/** A line that is only listened to says by nothing else that it is dead. */
const PING_MS = 5_000;
const ANSWER_MS = 2_000;

/** Listens on a connection of its own, which exists only from the first listener on. */
export function createRedisChannels(connect: () => Redis) {
  let line: Redis | undefined;
  let pinging: NodeJS.Timeout | undefined;
  const channels = createChannels({
    onFirst: (channel) => send(open(), "subscribe", channel),
    onLast: (channel) => line && send(line, "unsubscribe", channel),
  });

  function open(): Redis {
    if (line) return line;
    const opened = connect();
    line = opened;
    opened.on("message", (channel: string, message: string) =>
      channels.tell(channel.slice(PREFIX.length), message),
    );
    // The store's own connection tells the log.
    opened.on("error", () => {});
    opened.on("ready", () => {
      for (const channel of channels.names()) send(opened, "subscribe", channel);
    });
    pinging = setInterval(() => checkLine(opened), PING_MS).unref();
    return opened;
  }

  return {
    listen: channels.listen,
    close(): void {
      clearInterval(pinging);
      channels.clear();
      line?.disconnect();
    },
  };
}

/** What cannot be sent now is said again as soon as the line is there. */
function send(line: Redis, command: "subscribe" | "unsubscribe", channel: string): void {
  if (line.status === "ready") line[command](`${PREFIX}${channel}`).catch(() => {});
}

function checkLine(line: Redis): void {
  if (line.status !== "ready") return;
  const giveUp = setTimeout(() => line.disconnect(true), ANSWER_MS).unref();
  line
    .ping()
    .catch(() => {})
    .finally(() => clearTimeout(giveUp));
}

export const toRedisChannel = (channel: string): string => `${PREFIX}${channel}`;
