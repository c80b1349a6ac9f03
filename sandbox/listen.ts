import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Rejects if the port is not available. */
export function listen(
  listener: RequestListener,
  { host = "127.0.0.1", port = 0 } = {},
): Promise<{ server: Server; port: number }> {
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, listener);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      resolve({ server, port: (server.address() as AddressInfo).port });
    });
  });
}
