import { Agent, request } from "undici";

export type Sent = {
  path: string;
  ms: number;
  status?: number;
  /** How it failed, in the words of whoever answered, if anybody did. */
  failure?: string;
};

type Ask = {
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
};

/**
 * So many requests a second over kept connections, one after the other of these, whether or not those
 * before were answered: as visitors come, who know nothing of each other.
 */
export function startSteadyLoad(
  port: number,
  { perSecond, asks, headers }: { perSecond: number; asks: Ask[]; headers: Record<string, string> },
) {
  const agent = new Agent({ connections: 64, keepAliveTimeout: 10_000 });
  const sent: Promise<Sent>[] = [];
  const startedAt = performance.now();
  // On a machine that is busy with others a timer may be late: what is due is sent all the same.
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * perSecond;
    for (let ask = next(); sent.length < due && ask; ask = next()) sent.push(send(ask));
  }, 1000 / perSecond);

  function next(): Ask | undefined {
    return asks[sent.length % asks.length];
  }

  async function send({ path, method = "GET", body, ...ask }: Ask): Promise<Sent> {
    const started = performance.now();
    const since = () => performance.now() - started;
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
      return { path, status, ms: since(), failure };
    } catch (error) {
      return { path, failure: String(error), ms: since() };
    }
  }

  return {
    countSent: () => sent.length,
    /** No more are sent; what became of all of them. */
    async stop(): Promise<Sent[]> {
      clearInterval(timer);
      const all = await Promise.all(sent);
      await agent.close();
      return all;
    },
  };
}
