import { once } from "node:events";
import { Redis } from "ioredis";
import type { RedisService } from "./redis.ts";

export type StoreWatch = Awaited<ReturnType<typeof watchStore>>;

/** Records every command that the store gets, from any client. */
export async function watchStore({ url }: RedisService) {
  const client = new Redis(url);
  const monitor = await client.monitor();
  const heard: string[][] = [];
  monitor.on("monitor", (_time: string, command: string[], source: string) => {
    // The commands within a script are the script's own matter.
    if (source !== "lua") heard.push(command);
  });

  return {
    /** The commands since the previous call. */
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
