import { Agent, request } from "undici";
import { startSteadyLoad } from "./steady-load.ts";

export type Sent = {
  path: string;
  /** By the clock of performance.now(). */
  startedAt: number;
  ms: number;
  status?: number;
  /** The error message, in the server's words when there was an answer. */
  failure?: string;
};

type Ask = {
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
};

/** The steady load over kept-alive connections, with these requests in turn. */
export function startKeptAliveLoad(
  port: number,
  { perSecond, asks, headers }: { perSecond: number; asks: Ask[]; headers: Record<string, string> },
) {
  const agent = new Agent({ connections: 64, keepAliveTimeout: 10_000 });
  const load = startSteadyLoad(perSecond, (count) => {
    const ask = asks[count % asks.length] as Ask;
    return { what: ask.path, asked: send(ask) };
  });

  async function send({ path, method = "GET", body, ...ask }: Ask): Promise<Sent> {
    const startedAt = performance.now();
    const since = () => performance.now() - startedAt;
    try {
      const answer = await request(`http://127.0.0.1:${port}${path}`, {
        dispatcher: agent,
        method,
        body,
        headers: { ...headers, ...ask.headers },
      });
      const { statusCode: status } = answer;
      const text = await answer.body.text();
      const failure = status >= 500 ? `${answer.headers.server}: ${text.slice(0, 500)}` : undefined;
      return { path, startedAt, status, ms: since(), failure };
    } catch (error) {
      return { path, startedAt, failure: String(error), ms: since() };
    }
  }

  return {
    countSent: load.countSent,
    /** Stops sending, and returns the results of all requests. */
    async stop(): Promise<Sent[]> {
      const ended = await load.stop();
      await agent.close();
      return ended.flatMap(({ page }) => page ?? []);
    },
  };
}
