import { isRouteErrorResponse } from "@remix-run/react";
import type { Failure } from "../../request/responses.server.ts";

/** Anything but a failure that the panel threw becomes a problem without a reference. */
export function readFailure(error: unknown): Failure {
  const isOurs = isRouteErrorResponse(error) && error.data?.kind;
  return isOurs ? error.data : { kind: "problem", reference: "" };
}
