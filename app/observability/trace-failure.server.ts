import type { EventEmitter } from "node:events";
import type { Logger } from "pino";
import { ApiError, ApiFault } from "../api/errors.ts";
import { cacheByObject } from "../cache-by-object.ts";
import type { Report, Where } from "./error-reports.server.ts";
import { withoutKnown } from "./log.server.ts";

/** The fields of a failure's log line. */
const messages = {
  request: "a request failed",
  optional_part: "a page goes without a part of it",
  late_part: "a part failed after its page was sent",
  menu_count: "a menu goes without a number",
  stale_list: "a list could not be refreshed",
  stale_brand: "a brand could not be refreshed",
  session_check: "a session could not be checked",
  standing_permission: "a standing permission could not be used",
  removal: "something could not be removed",
  address_search: "addresses could not be looked up",
  render: "a page could not be drawn",
  background_task: "a task for an absent user failed",
  unhandled_rejection: "a rejection was not handled",
  uncaught_exception: "an exception was not caught",
};

export type FailureKind = keyof typeof messages;

type Failure = Omit<Where, "requestId" | "kind" | "operation"> & {
  kind: FailureKind;
  /** Absent for a failure of the process, and for a call that names its own request. */
  requestId?: string;
};

type Sinks = { log: Logger; report: Report };

/** Requests that wait for the same call share its error. */
const reported = new WeakSet<object>();
const requestsOf = cacheByObject((_: object) => new Set<string>());

/** Writes one line for each request that a failure hits, and sends one report for the failure. */
export function traceFailure(
  error: unknown,
  { kind, requestId: given, ...where }: Failure,
  { log, report }: Sinks,
): void {
  const call = error instanceof ApiError || error instanceof ApiFault ? error : undefined;
  const requestId = given ?? call?.requestId ?? "none";
  const traced = { requestId, operation: call?.operation, ...where, kind };
  if (isFirstFor(error, requestId)) {
    log.error({ err: error, ...withoutKnown(log, traced) }, messages[kind]);
  }
  // The page already shows that addresses cannot be found, and each pressed key would send a report.
  if (kind === "address_search") return;
  if (typeof error === "object" && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  report(error, traced);
}

function isFirstFor(error: unknown, requestId: string): boolean {
  if (typeof error !== "object" || error === null) return true;
  const requests = requestsOf(error);
  const isFirst = !requests.has(requestId);
  requests.add(requestId);
  return isFirst;
}

type Process = Pick<EventEmitter, "on"> & { exit: (code: number) => unknown };

/**
 * Traces errors that no code has caught. After a rejection the process goes on, since one promise must not
 * end the requests of other users. After an exception its state is unknown, so it ends.
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
