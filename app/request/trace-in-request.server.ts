import type { AppLoadContext } from "@remix-run/node";
import { type FailureKind, traceFailure } from "../observability/trace-failure.server.ts";

type Tracing = {
  brand: { permalink: string } | undefined;
  context: Pick<AppLoadContext, "log" | "requestId"> & {
    services: Pick<AppLoadContext["services"], "report">;
  };
};

/** Traces a failure that this request goes on after, or ends with. */
export function traceInRequest(
  kind: FailureKind,
  error: unknown,
  { brand, context }: Tracing,
  where: { screen?: string } = {},
): void {
  const { log, requestId, services } = context;
  const failure = { kind, requestId, brand: brand?.permalink, ...where };
  traceFailure(error, failure, { log, report: services.report });
}
