import { findFreePort } from "./free-port.ts";

export type Memory = {
  /** The id of the process. */
  pid: number;
  /** The bytes of its objects and buffers after a garbage collection. */
  held: number;
  /** The bytes that the system has given to the process. */
  rss: number;
};

const preload = new URL("memory-probe.mjs", import.meta.url).href;

/** The settings with which a panel reports its memory to a test. */
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
