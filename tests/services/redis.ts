import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Certificate } from "./certificate.ts";
import { findFreePort } from "./free-port.ts";

export type RedisOptions = {
  port?: number;
  /** Whether the data survives `restart`. */
  persistent?: boolean;
  /** Further arguments of its command line. */
  settings?: string[];
  /** Files in its directory, by name. */
  files?: Record<string, string>;
  /** Whether it starts from `sentinel.conf` in its directory. */
  isSentinel?: boolean;
  /** Clients can connect in this way alone. */
  certificate?: Certificate;
};

export type RedisService = Awaited<ReturnType<typeof startRedis>>;

/** A real Redis, which is removed with its files when this process ends in whatever way. */
export async function startRedis({
  port: wanted,
  persistent = false,
  settings: more = [],
  files = {},
  isSentinel = false,
  certificate,
}: RedisOptions = {}) {
  const port = wanted ?? (await findFreePort());
  const directory = mkdtempSync(path.join(tmpdir(), "parada-redis-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(directory, name), text);
  const settings = [
    ...(isSentinel ? [path.join(directory, "sentinel.conf"), "--sentinel"] : ["--save", ""]),
    ...["--bind", "127.0.0.1", "--port", String(port), "--dir", directory],
    ...(persistent ? ["--appendonly", "yes", "--appendfsync", "always"] : []),
    ...(certificate ? ["--port", "0", "--tls-port", String(port), ...certificate.settings] : []),
    ...more,
  ];
  const cleaner = startCleaner(directory);
  let server = await launch();

  async function launch(): Promise<ChildProcess> {
    try {
      const started = await startServer(settings);
      cleaner.watch(started);
      return started;
    } catch (error) {
      await cleaner.clean();
      throw error;
    }
  }

  async function kill(): Promise<void> {
    server.kill("SIGKILL");
    await ended(server);
  }

  return {
    url: `${certificate ? "rediss" : "redis"}://127.0.0.1:${port}`,
    port,
    /** Kills Redis as when its machine dies. */
    kill,
    /** Stalls Redis as when its machine stalls: connections stay open and get no answer. */
    pause: () => server.kill("SIGSTOP"),
    resume: () => server.kill("SIGCONT"),
    async restart(): Promise<void> {
      await kill();
      server = await launch();
    },
    async stop(): Promise<void> {
      await kill();
      await cleaner.clean();
    },
  };
}

async function startServer(settings: string[]): Promise<ChildProcess> {
  const server = spawn("redis-server", settings, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`redis-server did not start:\n${output}`)));
    server.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (/Ready to accept connections|Sentinel ID is/.test(output)) resolve();
    });
  });
  // A forgotten server must not keep the test process alive.
  server.unref();
  (server.stdout as Socket).unref();
  return server;
}

/**
 * Waits in a process of its own until its input ends, which also happens when this process is killed;
 * then it kills the latest server if that still runs, and removes the directory.
 */
function startCleaner(directory: string) {
  const script =
    'last=; while read -r pid; do last=$pid; done; [ -z "$last" ] || kill -KILL "$last"; rm -rf "$0"';
  // In its own process group, so that an interrupt from the terminal does not end the cleaner.
  const cleaner = spawn("sh", ["-c", script, directory], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  cleaner.unref();
  (cleaner.stdin as Socket).unref();

  return {
    watch(server: ChildProcess): void {
      cleaner.stdin.write(`${server.pid}\n`);
      server.once("exit", () => cleaner.stdin.write("\n"));
    },
    async clean(): Promise<void> {
      cleaner.stdin.end();
      await ended(cleaner);
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // A caller that waits for the exit keeps the test process alive until then.
  child.ref();
  await once(child, "exit");
}
