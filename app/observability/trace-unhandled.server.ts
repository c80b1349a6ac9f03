import type { EventEmitter } from "node:events";
import type { Logger } from "pino";
import type { Report } from "./error-reports.server.ts";
import { traceFailure } from "./trace-failure.server.ts";

type Process = Pick<EventEmitter, "on"> & { exit: (code: number) => unknown };

/**
 * Traces what no code of ours has caught. After a rejection the process goes on: one promise that is
 * not waited for must not end the requests of all others. After an exception its state is unknown, so it ends.
 */
export function traceUnhandled(
  process: Process,
  { flush, ...sinks }: { log: Logger; report: Report; flush: () => Promise<void> },
): void {
  process.on("unhandledRejection", (error) =>
    traceFailure(error, { kind: "unhandled_rejection" }, sinks),
  );
  process.on("uncaughtException", async (error) => {
    traceFailure(error, { kind: "uncaught_exception" }, sinks);
    sinks.log.flush();
    await flush();
    process.exit(1);
  });
}
