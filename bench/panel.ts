import { request } from "undici";
import { startRedis } from "../tests/services/redis.ts";
import { createVisitor } from "../tests/services/visitor.ts";
import { launch } from "./launch.ts";
import type { Ask } from "./load.ts";
import { browser } from "./peers.ts";
import { startStub } from "./stub.ts";

export type BenchPanel = Awaited<ReturnType<typeof startBenchPanel>>;

/** The panel as in production, with a real Redis and an API that answers from memory. */
export async function startBenchPanel() {
  const stub = await startStub();
  const redis = await startRedis();
  const panel = await launchPanel(stub.origin, redis.url);

  return {
    ...panel,
    stub,
    redis,
    ask(path: string, headers: Record<string, string> = {}, host = stub.host): Ask {
      const said = { host, "user-agent": browser, "accept-language": "en", ...headers };
      return { port: panel.port, path, headers: said };
    },
    /** The cookies of a new login. */
    async logIn({ username, password }: { username: string; password: string }): Promise<string> {
      const visitor = createVisitor(panel, stub.host);
      const { status } = await visitor.logIn({ username, password });
      if (status !== 303) throw new Error(`The login was answered with ${status}`);
      return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    async stop(): Promise<void> {
      await panel.stop();
      await redis.stop();
      await stub.stop();
    },
  };
}

type LaunchOptions = { env?: Record<string, string>; hasSourceMaps?: boolean };

export function launchPanel(
  apiUrl: string,
  redisUrl: string,
  { env = {}, hasSourceMaps = true }: LaunchOptions = {},
) {
  return launch([...(hasSourceMaps ? ["--enable-source-maps"] : []), "build/server.mjs"], {
    TAXI_API_URL: apiUrl,
    REDIS_URL: redisUrl,
    SESSION_SECRETS: "a-secret-that-only-the-bench-signs-with",
    ATTEMPTS_PER_ADDRESS: "100000",
    ...env,
  });
}

/** A page's HTML, for a peer to copy. */
export async function readPage({ port, path, headers }: Ask): Promise<string> {
  const { statusCode, body } = await request(`http://127.0.0.1:${port}${path}`, { headers });
  if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}`);
  return body.text();
}
