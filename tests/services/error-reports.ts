import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";

export type ErrorReports = Awaited<ReturnType<typeof startErrorReports>>;

/** Stands in for the error-reporting service, and records the text of every event. */
export async function startErrorReports() {
  const events: string[] = [];
  const server = createServer(async (request, response) => {
    const sent = await buffer(request);
    const isZipped = request.headers["content-encoding"] === "gzip";
    events.push(...readEvents((isZipped ? gunzipSync(sent) : sent).toString()));
    response.setHeader("Content-Type", "application/json").end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://key@127.0.0.1:${port}/1`,
    events,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** An envelope is a header, and then for each item a line with its type and the item itself. */
function readEvents(envelope: string): string[] {
  const [, ...lines] = envelope.split("\n").filter(Boolean);
  return lines.filter((_, index) => {
    const header = lines[index - 1];
    return index % 2 === 1 && header !== undefined && JSON.parse(header).type === "event";
  });
}
