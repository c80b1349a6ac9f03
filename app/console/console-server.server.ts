import { createServer, type Server } from "node:http";
import type { Express } from "express";
import type { ConsoleSettings } from "../config/console-settings.server.ts";

/** Serves the console on a port of its own, so that no brand's host leads to it. */
export function openConsoleServer(
  current: () => Express | undefined,
  { port, host }: Pick<ConsoleSettings, "port" | "host">,
): Promise<Server> {
  const server = createServer({ requestTimeout: 30_000 }, (request, response) => {
    const app = current();
    if (app) app(request, response);
    else response.writeHead(503).end();
  });
  // The console does not keep a stopping panel alive.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}
