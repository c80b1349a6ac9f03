import { EventEmitter } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Logger } from "pino";
import { expect, test, vi } from "vitest";
import { ApiFault } from "../api/errors.ts";
import { handleError } from "../entry.server.tsx";
import { traceFailure, traceUnhandled } from "./trace-failure.server.ts";

function createSinks() {
  const error = vi.fn();
  const report = vi.fn();
  const log = { error, flush: vi.fn(), bindings: () => ({}) } as unknown as Logger;
  return { log, error, report };
}

test("a failure that hits several requests leaves a line for each and one report", () => {
  const { log, error, report } = createSinks();
  const fault = new ApiFault("listTrips", "timeout");
  for (const requestId of ["first", "first", "second"]) {
    traceFailure(fault, { kind: "request", requestId, brand: "alazul" }, { log, report });
  }
  const where = { operation: "listTrips", brand: "alazul", kind: "request" };
  expect(error.mock.calls.map(([line]) => line)).toEqual([
    { err: fault, requestId: "first", ...where },
    { err: fault, requestId: "second", ...where },
  ]);
  expect(report.mock.calls).toEqual([[fault, { requestId: "first", ...where }]]);
});

test("a failed address search leaves a line and no report", () => {
  const { log, error, report } = createSinks();
  const fault = new ApiFault("searchAddresses", "timeout");
  traceFailure(fault, { kind: "address_search", requestId: "first" }, { log, report });
  expect(error).toHaveBeenCalledOnce();
  expect(report).not.toHaveBeenCalled();
});

test("a rejection that no code handles is traced, and the process goes on", () => {
  const { log, error, report } = createSinks();
  const process = Object.assign(new EventEmitter(), { exit: vi.fn() });
  traceUnhandled(process, { log, report, flush: async () => {} });
  const stray = new Error("Left alone");
  process.emit("unhandledRejection", stray);
  expect(error).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledExactlyOnceWith(
    stray,
    expect.objectContaining({ kind: "unhandled_rejection" }),
  );
  expect(process.exit).not.toHaveBeenCalled();
});

test("an exception that no code catches is traced, and ends the process once its report has left", async () => {
  const { log, report } = createSinks();
  const process = Object.assign(new EventEmitter(), { exit: vi.fn() });
  let resolve = () => {};
  const promise = new Promise<void>((sent) => {
    resolve = sent;
  });
  traceUnhandled(process, { log, report, flush: () => promise });
  process.emit("uncaughtException", new Error("Broken"));
  expect(report).toHaveBeenCalledOnce();
  expect(process.exit).not.toHaveBeenCalled();
  resolve();
  await nextTurn();
  expect(process.exit).toHaveBeenCalledExactlyOnceWith(1);
});

test("a page that could not be drawn leaves a line and a report, named by its screen", async () => {
  const { log, error, report } = createSinks();
  const context = { log, requestId: "a-request", services: { report } };
  const broken = new Error("Cannot read properties of undefined");
  const request = new Request("http://panel.test/history?from=2026-01-01");
  handleError(broken, { request, params: {}, context } as never);
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  const where = { requestId: "a-request", kind: "render", screen: "history" };
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ err: broken, ...where }),
    "a page could not be drawn",
  );
  expect(report).toHaveBeenCalledExactlyOnceWith(broken, expect.objectContaining(where));
});
