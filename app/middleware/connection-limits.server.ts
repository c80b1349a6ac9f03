import { type Server, type ServerOptions, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type MinimalErrorStatus, toMinimalErrorPage } from "./minimal-error.server.ts";

/** How long whoever asks may take over it, and how much they may send before anybody looks at it. */
export const requestLimits: ServerOptions = {
  /** An old phone in the rain needs some seconds; who sends a letter at a time is cut off. */
  headersTimeout: 15_000,
  /** A form with its photos, on the slowest of lines. */
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
  // What two servers may read in two ways is read in none.
  insecureHTTPParser: false,
  requireHostHeader: true,
};

/** More than are looked at, so that what is too many is seen, and not cut off unseen. */
const MOST_HEADERS_READ = 500;
/** On which nothing has moved in either direction, not even the heartbeat of a stream. */
const SILENCE_MS = 120_000;

export type ConnectionLimits = {
  /** From one address that is no router of ours; an office with its phones has a few dozen. */
  mostPerAddress: number;
  isTrusted: (address: string) => boolean;
  heartbeatMs: number;
};

export function limitConnections(
  server: Server,
  { mostPerAddress, isTrusted, heartbeatMs }: ConnectionLimits,
): void {
  const open = new Map<string, number>();
  server.maxHeadersCount = MOST_HEADERS_READ;
  server.setTimeout(Math.max(SILENCE_MS, 3 * heartbeatMs));
  server.on("clientError", answerUnreadable);
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    if (isTrusted(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > mostPerAddress) return socket.destroy();
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** What is no request, or too much or too slow for one: a page all the same, and the line is closed. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  // Part of an answer may be on the line already: what came now would be taken for its end.
  const isAnswering = (socket as { _httpMessage?: { headersSent: boolean } })._httpMessage;
  if (isAnswering?.headersSent) return void socket.destroy();
  const status = toStatus(error.code);
  const { headers, body } = toMinimalErrorPage(status);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Connection: close",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

function toStatus(code: string | undefined): MinimalErrorStatus {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
}
