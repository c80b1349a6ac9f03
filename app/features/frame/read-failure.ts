import { isRouteErrorResponse } from "@remix-run/react";
import type { Failure } from "../../request/responses.server.ts";

/** What was thrown, as far as it is one of ours; anything else is a problem without a reference. */
export function readFailure(error: unknown): Failure {
  const isOurs = isRouteErrorResponse(error) && error.data?.kind;
  return isOurs ? error.data : { kind: "problem", reference: "" };
}
