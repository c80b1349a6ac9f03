import { createServer } from "node:net";

/** Below the ephemeral range, so that no outgoing connection takes a port between two restarts. */
const LOWEST = 15_000;
const HIGHEST = 32_000;

/** A port of 127.0.0.1 on which no server listens. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (await isFree(port)) return port;
  }
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => {
      server.close(() => resolve(true));
    });
  });
}
