import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";

const root = path.resolve(import.meta.dirname, "..");

/** Ends with us, and tells how much memory it holds when it is asked. */
const attached = `data:text/javascript,${encodeURIComponent(`
process.stdin.resume().on("end", () => process.exit());
process.on("SIGUSR2", () => {
  globalThis.gc();
  console.log("state " + JSON.stringify({ rss: process.memoryUsage().rss, cpu: process.cpuUsage() }));
});`)}`;

type State = { memoryBytes: number; cpuMs: number };

export type Launched = {
  port: number;
  /** Another one like it. */
  again: () => Promise<Launched>;
  /** What it holds just now without what is only garbage, and what it has worked since it began. */
  look: () => Promise<State>;
  stop: () => Promise<void>;
};

/** A server of its own, as in production; it has to say on which port it answers. */
export async function launch(program: string[], env: Record<string, string>): Promise<Launched> {
  const server = spawn(process.execPath, ["--expose-gc", "--import", attached, ...program], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", ...env },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: server.stdout });
  const ended = once(server, "exit");
  const hear = (wanted: RegExp) =>
    new Promise<string>((resolve, reject) => {
      lines.on("line", (line) => {
        const found = line.match(wanted)?.[1];
        if (found !== undefined) resolve(found);
      });
      ended.then(() => reject(new Error(`${program.join(" ")} has ended`)));
    });
  const port = Number(await hear(/ port (\d+)/));

  return {
    port,
    again: () => launch(program, env),
    async look(): Promise<State> {
      const told = hear(/^state (.*)/);
      server.kill("SIGUSR2");
      const { rss, cpu } = JSON.parse(await told);
      return { memoryBytes: rss, cpuMs: (cpu.user + cpu.system) / 1000 };
    },
    async stop(): Promise<void> {
      server.kill("SIGTERM");
      await ended;
    },
  };
}
