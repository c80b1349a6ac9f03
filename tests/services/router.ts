import { Agent, createServer, type IncomingMessage, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";

const LOOK_MS = 100;

type RouterOptions = {
  onRequest?: (request: IncomingMessage) => void;
  onResponse?: (request: IncomingMessage, status: number) => void;
};

export type Router = Awaited<ReturnType<typeof startRouter>>;

/**
 * A reverse proxy as operators have one: it keeps connections alive, polls /readyz, takes turns among
 * the panels that are ready, and retries nothing. The caller may add and remove ports while it runs.
 */
export async function startRouter(
  ports: readonly number[],
  { onRequest, onResponse }: RouterOptions = {},
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let ready: number[] = [];
  let turn = 0;
  const served = new Map<number, number>();

  async function look(): Promise<void> {
    const states = await Promise.all(ports.map(isReady));
    ready = ports.filter((_, at) => states[at]);
  }

  const server = createServer((request, response) => {
    onRequest?.(request);
    turn += 1;
    // When no panel is ready, as during an outage of Redis, each of them still serves some pages.
    const candidates = ready.length > 0 ? ready : ports;
    const port = candidates[turn % candidates.length] ?? 0;
    served.set(port, (served.get(port) ?? 0) + 1);
    const { method, url, headers } = request;
    const onward = send({ agent, host: "127.0.0.1", port, path: url, method, headers });
    onward.on("response", (answer) => {
      const { statusCode = 502 } = answer;
      onResponse?.(request, statusCode);
      response.writeHead(statusCode, withoutConnection(answer));
      pipeline(answer, response, () => {});
    });
    onward.on("error", () => {
      onResponse?.(request, 502);
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end("the panel did not answer");
    });
    response.on("close", () => onward.destroy());
    pipeline(request, onward, () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  await look();
  const looking = setInterval(look, LOOK_MS);

  return {
    port: (server.address() as AddressInfo).port,
    /** The number of requests that each panel got. */
    served,
    async stop(): Promise<void> {
      clearInterval(looking);
      agent.destroy();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = send({ host: "127.0.0.1", port, path: "/readyz", timeout: 2_000 });
    asked.on("response", (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => resolve(false));
    asked.end();
  });
}

/** Removes hop-by-hop headers. */
function withoutConnection({ headers }: IncomingMessage) {
  const { connection, "keep-alive": kept, "transfer-encoding": cut, ...others } = headers;
  return others;
}
