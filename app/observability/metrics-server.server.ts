import { createServer, type Server } from "node:http";
import type { Registry } from "prom-client";

/**
 * Serves the metrics and the samples of the API's violations on a port of their own, on the loopback unless
 * METRICS_HOST says otherwise. A router forwards visitors to the panel's port only, so no mistake in its
 * rules makes them public, and they need no password.
 */
export function openMetricsServer(
  { registry, readViolations }: { registry: Registry; readViolations: () => Promise<object> },
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const pages = new Map([
    ["/metrics", { type: registry.contentType, read: () => registry.metrics() }],
    [
      "/contract",
      {
        type: "application/json",
        read: async () => `${JSON.stringify(await readViolations(), null, 2)}\n`,
      },
    ],
  ]);
  const server = createServer({ requestTimeout: 5_000 }, (request, response) => {
    const page = pages.get(request.url?.split("?")[0] ?? "");
    if (request.method !== "GET" || !page) return response.writeHead(404).end();
    page.read().then(
      (text) => response.writeHead(200, { "Content-Type": page.type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}
