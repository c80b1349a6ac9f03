import { type EventEmitter, once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { constants } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";

/** The whole shutdown takes at most this long, whatever is still open. */
const LIMIT_MS = 8_500;
const CLOSE_MS = 500;
/** While a router still sends visitors, it has not read /readyz yet, and gets more time up to a limit. */
const QUIET_MS = 1_000;
const LONGEST_DRAIN_MS = 6_000;
const SWEEP_MS = 50;
/** A connection without a single byte is closed after this time. */
const SILENCE_MS = 1_000;

/** A probe is no visitor. */
const isProbe = ({ url = "" }: IncomingMessage): boolean => /^\/(readyz|healthz)\b/.test(url);

export type GracefulShutdown = ReturnType<typeof createGracefulShutdown>;

/**
 * Stops a panel without losing a request. /readyz reports it first, and the panel answers for a while on
 * connections that end with each answer, until routers send visitors elsewhere. Then it accepts no new
 * connection, tells streams to reconnect, and waits for open requests.
 */
export function createGracefulShutdown(log: Pick<Logger, "info" | "warn">) {
  const open = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  let isStopping = false;
  let visitedAt = 0;

  /** Closes the connection after this answer, so that the client opens the next one elsewhere. */
  function endWith(response: ServerResponse): void {
    if (!response.headersSent) response.setHeader("Connection", "close");
  }

  /** Waits for the configured time, and then until no visitor has come for a moment. */
  async function drain(drainMs: number): Promise<void> {
    const startedAt = performance.now();
    await pause(drainMs);
    if (drainMs === 0) return;
    while (
      performance.now() - visitedAt < QUIET_MS &&
      performance.now() - startedAt < LONGEST_DRAIN_MS
    ) {
      await pause(SWEEP_MS);
    }
  }

  async function closeServer(server: Server, mustEnd: AbortSignal): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    const closedAt = performance.now();
    function sweep(): void {
      server.closeIdleConnections();
      if (performance.now() - closedAt < SILENCE_MS) return;
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }
    // A busy process may have an unread request on a connection; Node reads it before setImmediate.
    const sweeper = setInterval(() => setImmediate(sweep), SWEEP_MS);
    await Promise.race([closed, once(mustEnd, "abort")]);
    clearInterval(sweeper);
    if (open.size > 0) log.warn({ answers: open.size }, "answers were cut off: they took too long");
    server.closeAllConnections();
  }

  return {
    get isStopping() {
      return isStopping;
    },
    countOpen: () => open.size,
    /** Sees every request before the other listeners do. */
    watch(server: Server): void {
      server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
        if (!isProbe(request)) visitedAt = performance.now();
        open.add(response);
        response.once("close", () => open.delete(response));
        if (isStopping) endWith(response);
      });
      server.on("connection", (socket) => {
        sockets.add(socket);
        socket.once("close", () => sockets.delete(socket));
      });
    },
    async leave(
      server: Server,
      work: { drainMs: number; endStreams: () => void; close: () => Promise<unknown> },
    ): Promise<void> {
      isStopping = true;
      const mustEnd = AbortSignal.timeout(LIMIT_MS);
      log.info({ answers: open.size }, "the panel stops");
      for (const response of open) endWith(response);
      await drain(work.drainMs);
      work.endStreams();
      await closeServer(server, mustEnd);
      await Promise.race([work.close(), pause(CLOSE_MS)]);
    },
  };
}

/** The first signal stops the panel gracefully, a second one at once. */
export function shutDownOnSignals(
  leave: (signal: NodeJS.Signals) => Promise<void>,
  signals: Pick<EventEmitter, "on"> = process,
): void {
  let isLeaving = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    signals.on(signal, () => {
      if (isLeaving) process.exit(128 + constants.signals[signal]);
      isLeaving = true;
      leave(signal).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
