import { findFreePort } from "./free-port.ts";

export type Memory = {
  /** Which process it is. */
  pid: number;
  /** What its objects and buffers take, once all that nobody needs is gone; in bytes. */
  held: number;
  /** What the system has given it. */
  rss: number;
};

const preload = new URL("memory-probe.mjs", import.meta.url).href;

/** What a panel is started with, so that it can be asked how much memory it holds. */
export async function createMemoryProbe() {
  const port = await findFreePort();
  return {
    env: { NODE_OPTIONS: `--import ${preload}`, MEMORY_PROBE_PORT: String(port) },
    async read(): Promise<Memory> {
      const answer = await fetch(`http://127.0.0.1:${port}/`);
      return (await answer.json()) as Memory;
    },
  };
}

export const toMegabytes = (bytes: number): number => Math.round((bytes / 1024 / 1024) * 10) / 10;
