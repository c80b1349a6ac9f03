import type { AppLoadContext } from "@remix-run/node";
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
