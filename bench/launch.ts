import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { readInstructions, readSettings } from "../tests/services/dockerfile.ts";

const root = path.resolve(import.meta.dirname, "..");
const image = readSettings(readInstructions(root));

/**
 * Ends with this process and reports its processor time and its memory on request; the memory after V8
 * has returned garbage to the system, which takes several collections.
 */
const attached = `data:text/javascript,${encodeURIComponent(`
import { setTimeout } from "node:timers/promises";
process.stdin.on("end", () => process.exit()).on("data", () => {
  const { user, system } = process.cpuUsage();
  console.log("spent " + (user + system));
});
process.on("SIGUSR2", async () => {
  let held = Infinity;
  for (let round = 0; round < 8; round += 1) {
    globalThis.gc();
    await setTimeout(250);
    held = Math.min(held, process.memoryUsage().rss);
  }
  console.log("held " + held);
});`)}`;

export type Launched = {
  port: number;
  /** Starts another process of the same program. */
  again: () => Promise<Launched>;
  /** The current memory in bytes. */
  readMemory: () => Promise<number>;
  /** The processor time of all its threads so far, in milliseconds. */
  readCpu: () => Promise<number>;
  stop: () => Promise<void>;
};

/** Starts a server as in production; it must print its port. */
export async function launch(program: string[], env: Record<string, string>): Promise<Launched> {
  const server = spawn(process.execPath, ["--expose-gc", "--import", attached, ...program], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      ...image.env,
      HOST: "127.0.0.1",
      PORT: "0",
      ...env,
    },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: server.stdout });
  const ended = once(server, "exit");
  const hear = (wanted: RegExp) =>
    new Promise<string>((resolve, reject) => {
      lines.on("line", function read(line) {
        const found = line.match(wanted)?.[1];
        if (found === undefined) return;
        lines.off("line", read);
        resolve(found);
      });
      ended.then(() => reject(new Error(`${program.join(" ")} has ended`)));
    });
  // A panel says all in JSON, a peer in words.
  const port = Number(await hear(/\bport"?[ :](\d+)/));

  return {
    port,
    again: () => launch(program, env),
    async readMemory(): Promise<number> {
      const told = hear(/\bheld (\d+)/);
      server.kill("SIGUSR2");
      return Number(await told);
    },
    async readCpu(): Promise<number> {
      const told = hear(/\bspent (\d+)/);
      server.stdin.write("cpu\n");
      return Number(await told) / 1000;
    },
    async stop(): Promise<void> {
      server.kill("SIGTERM");
      await ended;
    },
  };
}
