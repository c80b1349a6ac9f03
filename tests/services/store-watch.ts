import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { Redis } from "ioredis";
import type { RedisService } from "./redis.ts";

export type StoreWatch = Awaited<ReturnType<typeof watchStore>>;

/**
 * Records every command that the store gets, from any client. It reads Redis's own lines: ioredis fails where a command
 * follows so closely that it comes with the reply to MONITOR.
 */
export async function watchStore({ url }: RedisService) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const lines = createInterface({ input: socket });
  const heard: string[][] = [];
  lines.on("line", (line) => {
    const [, source, quoted] = line.match(/^\+[\d.]+ \[\d+ ([^\]]+)\] (.*)$/) ?? [];
    // The commands within a script are the script's own matter.
    if (quoted !== undefined && source !== "lua") heard.push(readQuoted(quoted));
  });
  socket.write("MONITOR\r\n");
  await once(lines, "line");
  const client = new Redis(url);

  return {
    /** The commands since the previous call, without those that no request causes. */
    async takeCommands(): Promise<string[][]> {
      return (await this.takeAll()).filter((command) => !isScheduled(command));
    },
    /** All commands since the previous call of either. */
    async takeAll(): Promise<string[][]> {
      const mark = `mark-${Math.random()}`;
      client.echo(mark);
      // Another client's command may come with the mark, and then the mark is not the last.
      const find = () => heard.findIndex(([, word]) => word === mark);
      while (find() < 0) await once(lines, "line");
      return heard.splice(0, find() + 1).slice(0, -1);
    },
    stop(): void {
      socket.destroy();
      client.disconnect();
    },
  };
}

/** A panel checks the store's health every few seconds, and looks every minute for work that is due. */
const isScheduled = ([name, ...words]: string[]): boolean =>
  name === "ping" || words.some((word) => /:(rounds|due):/.test(word));

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", a: "\u0007", b: "\b" };

/** The words of a command, as Redis quotes them. */
const readQuoted = (quoted: string): string[] =>
  [...quoted.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word = ""]) =>
    word.replaceAll(/\\(?:x([0-9a-f]{2})|(.))/g, (_, code, letter) =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : (escapes[letter] ?? letter),
    ),
  );
