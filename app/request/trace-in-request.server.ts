import type { AppLoadContext } from "@remix-run/node";
import { type FailureKind, traceFailure } from "../observability/trace-failure.server.ts";

type Tracing = {
  brand: { permalink: string } | undefined;
  app: Pick<AppLoadContext, "log" | "requestId"> & {
    services: Pick<AppLoadContext["services"], "report">;
  };
};

/** Traces a failure that this request goes on after, or ends with. */
export function traceInRequest(
  kind: FailureKind,
  error: unknown,
  { brand, app }: Tracing,
  where: { screen?: string } = {},
): void {
  const { log, requestId, services } = app;
  const failure = { kind, requestId, brand: brand?.permalink, ...where };
  traceFailure(error, failure, { log, report: services.report });
}
