import { createServer, type IncomingHttpHeaders, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";

export type LocalProxy = Awaited<ReturnType<typeof startLocalProxy>>;

/** For browsers that do not resolve names ending in .localhost: forwards every host to this machine. */
export async function startLocalProxy() {
  const server = createServer((request, response) => {
    const { port, pathname, search } = new URL(request.url ?? "");
    const onward = send({
      host: "127.0.0.1",
      port,
      path: pathname + search,
      method: request.method,
      headers: request.headers,
      agent: false,
    });
    onward.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
      pipeline(answer, response, () => {});
    });
    onward.on("error", () => response.writeHead(502).end());
    pipeline(request, onward, () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** Removes hop-by-hop headers, since the browser may use an older HTTP version than the panel. */
function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection, "keep-alive": kept, "transfer-encoding": cut, ...others } = headers;
  return others;
}
