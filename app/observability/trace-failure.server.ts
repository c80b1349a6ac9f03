import type { EventEmitter } from "node:events";
import type { Logger } from "pino";
import { ApiError, ApiFault } from "../api/errors.ts";
import type { Report, Where } from "./error-reports.server.ts";

/** What failed, in the line of the log. */
const messages = {
  request: "a request failed",
  optional_part: "a page goes without a part of it",
  menu_count: "a menu goes without a number",
  stale_list: "a list could not be refreshed",
  stale_brand: "a brand could not be refreshed",
  session_check: "a session could not be checked",
  removal: "something could not be removed",
  address_search: "addresses could not be looked up",
  render: "a page could not be drawn",
  unhandled_rejection: "a rejection was not handled",
  uncaught_exception: "an exception was not caught",
};

export type FailureKind = keyof typeof messages;

type Failure = Omit<Where, "requestId" | "kind" | "operation"> & {
  kind: FailureKind;
  /** Of the process itself, or of a call that names its own. */
  requestId?: string;
};

type Sinks = { log: Logger; report: Report };

/** Requests that wait for the same call share what it failed with. */
const reported = new WeakSet<object>();
const logged = new WeakMap<object, Set<string>>();

/** Writes one line for each request that a failure hits, and sends one report for the failure. */
export function traceFailure(
  error: unknown,
  { kind, requestId: given, ...where }: Failure,
  { log, report }: Sinks,
): void {
  const call = error instanceof ApiError || error instanceof ApiFault ? error : undefined;
  const requestId = given ?? call?.requestId ?? "none";
  const traced = { requestId, operation: call?.operation, ...where, kind };
  if (isFirstFor(error, requestId)) log.error({ err: error, ...traced }, messages[kind]);
  // Users see that addresses are not found; each key that they press would be a report.
  if (kind === "address_search") return;
  if (typeof error === "object" && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  report(error, traced);
}

function isFirstFor(error: unknown, requestId: string): boolean {
  if (typeof error !== "object" || error === null) return true;
  const requests = logged.get(error) ?? new Set();
  logged.set(error, requests);
  const isFirst = !requests.has(requestId);
  requests.add(requestId);
  return isFirst;
}

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
