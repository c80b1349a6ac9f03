import { createServer, type Server } from "node:http";
import type { Registry } from "prom-client";

/**
 * Serves the metrics on a port of their own, on the loopback unless METRICS_HOST says otherwise. A router
 * forwards visitors to the panel's port only, so no mistake in its rules makes the metrics public, and
 * they need no password.
 */
export function openMetricsServer(
  registry: Registry,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer({ requestTimeout: 5_000 }, (request, response) => {
    const isAsked = request.method === "GET" && request.url?.split("?")[0] === "/metrics";
    if (!isAsked) return response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}
