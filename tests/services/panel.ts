import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { type RedisService, startRedis } from "./redis.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export const SESSION_SECRET = "a-secret-that-only-the-tests-sign-with";

/** Ends the panel when its input ends, which also happens when this process is killed. */
const endWithParent = 'data:text/javascript,process.stdin.resume().on("end",()=>process.exit())';

export type PanelOptions = {
  env?: Record<string, string>;
  /** The caller keeps the services that it passes; others are started and stopped with the panel. */
  sandbox?: Sandbox;
  redis?: RedisService;
  /** Where the build is; the project's own by default. */
  folder?: string;
};

export type Panel = Awaited<ReturnType<typeof startPanel>>;

/** The production build of the panel, with a real Redis and with the sandbox as its API. */
export async function startPanel({ env = {}, folder = root, ...shared }: PanelOptions = {}) {
  const sandbox = shared.sandbox ?? (await startSandbox({ speed: 0 }));
  const redis = shared.redis ?? (await startRedis());

  async function stopServices(): Promise<void> {
    if (!shared.sandbox) await sandbox.close();
    if (!shared.redis) await redis.stop();
  }

  const { server, port, lines, end } = await launch(folder, {
    TAXI_API_URL: sandbox.origin,
    REDIS_URL: redis.url,
    SESSION_SECRETS: SESSION_SECRET,
    // All visitors of a test come from one address.
    ATTEMPTS_PER_ADDRESS: "100000",
    // No proxy has to notice the shutdown, so there is no delay.
    STOP_DRAIN_SECONDS: "0",
    ...env,
  }).catch(async (error: unknown) => {
    await stopServices();
    throw error;
  });

  async function endWith(signal: NodeJS.Signals): Promise<void> {
    await end(signal);
    await stopServices();
  }

  return {
    port,
    /** The process id. */
    pid: server.pid ?? 0,
    sandbox,
    redis,
    /** The address of a page on the host of a brand. */
    url: (host: string, path: string) => `http://${host}:${port}${path}`,
    /** Sends a signal as an operator does, and returns nothing about its effect. */
    signal: (signal: NodeJS.Signals) => server.kill(signal),
    /** The exit code of the process, or the signal that ended it. */
    ended: once(server, "exit") as Promise<[code: number | null, signal: string | null]>,
    /** Everything that the panel has logged so far, one entry a line. */
    logs: (): readonly string[] => lines,
    stop: () => endWith("SIGTERM"),
    /** Kills the panel as when its machine dies. */
    kill: () => endWith("SIGKILL"),
  };
}

async function launch(folder: string, env: Record<string, string>) {
  const server = spawn(
    process.execPath,
    ["--enable-source-maps", "--import", endWithParent, "build/server.mjs"],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: "0",
        ...env,
      },
      stdio: ["pipe", "pipe", "pipe"],
    },
  );
  const lines: string[] = [];
  const ended = once(server, "exit");
  const port = new Promise<number>((resolve, reject) => {
    for (const input of [server.stdout, server.stderr]) {
      createInterface({ input }).on("line", (line) => {
        lines.push(line);
        const [, said] = line.match(/"port":(\d+),.*"msg":"the panel is up"/) ?? [];
        if (said) resolve(Number(said));
      });
    }
    server.once("close", () => reject(new Error(`The panel did not start:\n${lines.join("\n")}`)));
  });

  async function end(signal: NodeJS.Signals): Promise<void> {
    server.kill(signal);
    // The process may already have ended.
    await ended;
  }

  return { server, port: await port, lines, end };
}
