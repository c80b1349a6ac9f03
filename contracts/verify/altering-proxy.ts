import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "../../sandbox/listen.ts";

/** An answer of the API that the proxy may alter. */
export type Answer = {
  method: string;
  path: string;
  status: number;
  headers: Record<string, string>;
  text: string;
};

/** Plays an API that has changed: forwards each request and alters the answer. */
export async function startAlteringProxy(
  origin: string,
  alter: (answer: Answer) => Partial<Answer> | undefined,
) {
  const { server, port } = await listen(async (request, response) => {
    const { method = "GET", url: path = "/" } = request;
    const body = await buffer(request);
    const answer = await fetch(origin + path, {
      method,
      headers: toHeaders(request.headers),
      body: body.length > 0 ? body : undefined,
      redirect: "manual",
    });
    const { status } = answer;
    const headers = Object.fromEntries(answer.headers);
    const before = { method, path, status, headers, text: await answer.text() };
    const after = { ...before, ...alter(before) };
    for (const name of ["content-length", "content-encoding", "transfer-encoding", "connection"]) {
      delete after.headers[name];
    }
    response.writeHead(after.status, after.headers).end(after.text);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async close(): Promise<void> {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Drops the headers that `fetch` sets itself. */
function toHeaders({
  host: _host,
  connection: _connection,
  "content-length": _length,
  ...headers
}: IncomingHttpHeaders) {
  return Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
}
