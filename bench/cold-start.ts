import { startRedis } from "../tests/services/redis.ts";
import { type Figures, toFigure } from "./figure.ts";
import { launchPanel, readPage } from "./panel.ts";
import { askOf, browser, launchRemix } from "./peers.ts";
import { startStub } from "./stub.ts";
import { compare, spreadOf, takeTurns } from "./turns.ts";

const ROUNDS = 5;

/** Measures the panel from its start to its first page, against a server with a single Remix page. */
export async function benchColdStart(): Promise<Figures> {
  const stub = await startStub();
  const redis = await startRedis();
  const peer = await launchRemix("<html><head></head><body><p>Hello</p></body></html>");
  await peer.stop();
  const measure = async (
    start: () => ReturnType<typeof launchPanel>,
    host: string,
    path: string,
  ) => {
    const began = performance.now();
    const server = await start();
    await readPage({ port: server.port, path, headers: { host, "user-agent": browser } });
    const ms = performance.now() - began;
    await server.stop();
    return ms;
  };
  try {
    const seen = await takeTurns(ROUNDS, {
      panel: () => measure(() => launchPanel(stub.origin, redis.url), stub.host, "/login"),
      remix: () => measure(peer.again, "127.0.0.1", askOf(peer).path),
    });
    return {
      "cold start, ms": toFigure(spreadOf(seen.panel), { atMost: 5000 }),
      "cold start to bare Remix": toFigure(compare(seen.panel, seen.remix), {
        atMost: 4,
        from: `bare Remix ${Math.round(spreadOf(seen.remix).median)} ms`,
      }),
    };
  } finally {
    await redis.stop();
    await stub.stop();
  }
}
