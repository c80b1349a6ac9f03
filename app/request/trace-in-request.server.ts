import type { AppLoadContext } from "@remix-run/node";
import { ApiError, ApiFault } from "../api/errors.ts";
import { type FailureKind, traceFailure } from "../observability/trace-failure.server.ts";

type TraceContext = {
  brand: { permalink: string } | undefined;
  app: Pick<AppLoadContext, "log" | "requestId"> & {
    services: Pick<AppLoadContext["services"], "report">;
  };
};

/** Traces a failure in a request, whether the request goes on or ends with it. */
export function traceInRequest(
  kind: FailureKind,
  error: unknown,
  { brand, app }: TraceContext,
  where: { screen?: string } = {},
): void {
  const { log, requestId, services } = app;
  const failure = { kind, requestId, brand: brand?.permalink, ...where };
  traceFailure(error, failure, { log, report: services.report });
}

/**
 * For a part that the page can do without: traces a failure and returns the fallback. An expired
 * session is thrown as usual.
 */
export async function optional<Value, Fallback>(
  part: Promise<Value>,
  fallback: Fallback,
  context: TraceContext,
  kind: "optional_part" | "address_search" = "optional_part",
): Promise<Value | Fallback> {
  try {
    return await part;
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.status !== 401;
    if (!isRefusal && !(error instanceof ApiFault)) throw error;
    traceInRequest(kind, error, context);
    return fallback;
  }
}

/**
 * Returns whether a removal succeeded. An API that cannot remove something leads to a message. Its
 * explanation goes into the form's reply, and an expired session is thrown as usual.
 */
export async function isRemoved(
  removal: Promise<unknown>,
  context: TraceContext,
): Promise<boolean> {
  try {
    await removal;
    return true;
  } catch (error) {
    const isExplained = error instanceof ApiError && [401, 409, 422].includes(error.status);
    if (isExplained || !(error instanceof ApiError || error instanceof ApiFault)) throw error;
    traceInRequest("removal", error, context);
    return false;
  }
}
