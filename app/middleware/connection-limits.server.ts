import { type Server, type ServerOptions, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type MinimalErrorStatus, toMinimalErrorPage } from "./minimal-error.server.ts";

/** How long a client may take to send a request, and how much of it Node reads. */
export const requestLimits: ServerOptions = {
  /** An old phone on a bad connection needs some seconds; a client that drips bytes is cut off. */
  headersTimeout: 15_000,
  /** A form with photos on a slow connection. */
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
  // Node and a proxy must not read the same request differently.
  insecureHTTPParser: false,
  requireHostHeader: true,
};

/** Node silently drops headers beyond this number; it is above our own limit, so that we see them. */
const MAX_HEADERS_READ = 500;
/** A connection without any traffic, not even a stream's heartbeat, is closed. */
const SILENCE_MS = 120_000;

export type ConnectionLimits = {
  /** The connections of one address that is no trusted proxy; an office with its phones has a few dozen. */
  maxPerAddress: number;
  isTrusted: (address: string) => boolean;
  heartbeatMs: number;
};

export function limitConnections(
  server: Server,
  { maxPerAddress, isTrusted, heartbeatMs }: ConnectionLimits,
): void {
  const open = new Map<string, number>();
  server.maxHeadersCount = MAX_HEADERS_READ;
  server.setTimeout(Math.max(SILENCE_MS, 3 * heartbeatMs));
  server.on("clientError", answerUnreadable);
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    if (isTrusted(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > maxPerAddress) return socket.destroy();
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** Answers an unreadable, too large or too slow request with a page, and closes the connection. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  // Part of an answer may have been sent already, and the browser would take this for its end.
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
