import { once } from "node:events";
import { Redis } from "ioredis";
import type { RedisService } from "./redis.ts";

export type StoreWatch = Awaited<ReturnType<typeof watchStore>>;

/** Hears every command that the store is given, by whomever. */
export async function watchStore({ url }: RedisService) {
  const client = new Redis(url);
  const monitor = await client.monitor();
  const heard: string[][] = [];
  monitor.on("monitor", (_time: string, command: string[], source: string) => {
    // What a script does within the store is the script's own affair.
    if (source !== "lua") heard.push(command);
  });

  return {
    /** What was asked of the store since the last time. */
    async takeCommands(): Promise<string[][]> {
      const mark = `mark-${Math.random()}`;
      client.echo(mark);
      while (heard.at(-1)?.[1] !== mark) await once(monitor, "monitor");
      return heard.splice(0).slice(0, -1);
    },
    stop(): void {
      monitor.disconnect();
      client.disconnect();
    },
  };
}
