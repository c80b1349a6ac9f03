import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";

export type SwitchableProxy = Awaited<ReturnType<typeof startSwitchableProxy>>;

/** A proxy in front of a panel that can go down, come back, and serve a changed build. */
export async function startSwitchableProxy(panelPort: number) {
  let isGone = false;
  const replaced = new Map<string, string>();
  const server = createServer((request, response) => {
    if (isGone) return void request.socket.destroy();
    const text = replaced.get(request.url ?? "");
    if (text !== undefined) {
      response.setHeader("Content-Type", "text/javascript").end(text);
      return;
    }
    const { url: path, method, headers } = request;
    const onward = send({
      host: "127.0.0.1",
      port: panelPort,
      path,
      method,
      headers,
      agent: false,
    });
    onward.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => {});
    });
    onward.on("error", () => response.destroy());
    pipeline(request, onward, () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** Refuses new connections and cuts off open ones. */
    goAway: () => {
      isGone = true;
      server.closeAllConnections();
    },
    comeBack: () => {
      isGone = false;
    },
    /** Serves a changed script from now on. */
    replace: (path: string, text: string) => replaced.set(path, text),
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
