import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { constants } from "node:os";
import type { Logger } from "pino";

/** From the first signal to the end, however long anybody would still like to be waited for. */
const LIMIT_MS = 8_500;
const CLOSE_MS = 500;
/** A router that still sends visitors has not looked yet: it is given more time, but not for ever. */
const QUIET_MS = 1_000;
const LONGEST_DRAIN_MS = 6_000;
const SWEEP_MS = 50;
/** Whoever has connected and said nothing by then has nothing to say. */
const SILENCE_MS = 1_000;

/** Not a visitor, but somebody who asks how the panel does. */
const isQuestion = ({ url = "" }: IncomingMessage): boolean => /^\/(readyz|healthz)\b/.test(url);

export type GracefulShutdown = ReturnType<typeof createGracefulShutdown>;

/**
 * How a panel leaves without anybody noticing. It says so on /readyz and goes on answering for a while,
 * on connections that end with each answer, until routers send visitors elsewhere. Then nobody new is let in, streams are told to come back, and what is under way is waited for.
 */
export function createGracefulShutdown(log: Pick<Logger, "info" | "warn">) {
  const open = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  let isStopping = false;
  let visitedAt = 0;

  /** The connection ends with this answer, and whoever is behind it takes another one. */
  function endWith(response: ServerResponse): void {
    if (!response.headersSent) response.setHeader("Connection", "close");
  }

  /** Goes on for as long as it must, and then until nobody comes any more. */
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
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const closedAt = performance.now();
    function sweep(): void {
      server.closeIdleConnections();
      if (performance.now() - closedAt < SILENCE_MS) return;
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }
    // Where we were the busy ones, a request may lie there unread: it is read before setImmediate.
    const sweeper = setInterval(() => setImmediate(sweep), SWEEP_MS);
    const cut = new Promise<void>((resolve) => {
      mustEnd.addEventListener("abort", () => resolve());
    });
    await Promise.race([closed, cut]);
    clearInterval(sweeper);
    if (open.size > 0) log.warn({ answers: open.size }, "answers were cut off: they took too long");
    server.closeAllConnections();
  }

  return {
    get isStopping() {
      return isStopping;
    },
    countOpen: () => open.size,
    /** Sees every request before anybody else does. */
    watch(server: Server): void {
      server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
        if (!isQuestion(request)) visitedAt = performance.now();
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

/** A first signal is a request to leave, a second one an order to be gone. */
export function shutDownOnSignals(leave: (signal: NodeJS.Signals) => Promise<void>): void {
  let isLeaving = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (isLeaving) process.exit(128 + constants.signals[signal]);
      isLeaving = true;
      leave(signal).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
