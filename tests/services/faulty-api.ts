import { request as ask, createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { Answer } from "./raw-server.ts";

export type FaultyApi = Awaited<ReturnType<typeof startFaultyApi>>;

/** A proxy in front of a working API that can break its answers below the level of HTTP. */
export async function startFaultyApi(origin: string) {
  const target = new URL(origin);
  const spoilt = new Map<string, Answer>();
  const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    const place = [...spoilt.keys()].find((start) => request.url?.startsWith(start));
    if (place !== undefined) {
      asked.push({ url: request.url ?? "", headers: request.headers });
      request.resume();
      // The answer is written to the socket itself.
      return spoilt.get(place)?.(request.socket, `${request.method} ${request.url}`);
    }
    const { hostname, port } = target;
    const { url: path, method, headers } = request;
    const passedOn = ask({ hostname, port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passedOn.on("error", () => response.destroy());
    request.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Breaks all answers whose path starts with this. */
    spoil: (start: string, answer: Answer) => spoilt.set(start, answer),
    mend: () => spoilt.clear(),
    /** The number of requests that got a broken answer. */
    countAsked: () => asked.length,
    /** The requests that got a broken answer, oldest first. */
    asked: (): readonly { url: string; headers: IncomingHttpHeaders }[] => asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
