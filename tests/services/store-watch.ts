import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { Redis } from "ioredis";
import type { RedisService } from "./redis.ts";

export type StoreWatch = Awaited<ReturnType<typeof watchStore>>;

/**
 * Records every command that the store gets, from any client, except health checks. It reads Redis's own lines: ioredis fails where a command
 * follows so closely that it comes with the reply to MONITOR.
 */
export async function watchStore({ url }: RedisService) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const lines = createInterface({ input: socket });
  const heard: string[][] = [];
  lines.on("line", (line) => {
    const [, source, quoted] = line.match(/^\+[\d.]+ \[\d+ ([^\]]+)\] (.*)$/) ?? [];
    // The commands within a script are the script's own matter, and health checks come on a schedule.
    const isCounted = quoted !== undefined && source !== "lua" && quoted !== '"ping"';
    if (isCounted) heard.push(readQuoted(quoted));
  });
  socket.write("MONITOR\r\n");
  await once(lines, "line");
  const client = new Redis(url);

  return {
    /** The commands since the previous call. */
    async takeCommands(): Promise<string[][]> {
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

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", a: "\u0007", b: "\b" };

/** The words of a command, as Redis quotes them. */
const readQuoted = (quoted: string): string[] =>
  [...quoted.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word = ""]) =>
    word.replaceAll(/\\(?:x([0-9a-f]{2})|(.))/g, (_, code, letter) =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : (escapes[letter] ?? letter),
    ),
  );
