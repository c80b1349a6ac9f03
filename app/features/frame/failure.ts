import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useEffect } from "react";
import type { Failure } from "../../request/responses.server.ts";

/**
 * Returns the error that the boundary caught. The browser reports only its own render errors, since the
 * panel reports its error responses and its server-side render errors itself.
 */
export function useReportedError(): unknown {
  const error = useRouteError();
  useEffect(() => {
    if (isRouteErrorResponse(error)) return;
    loadBrowserReports().then((reports) => reports?.reportBoundaryError(error));
  }, [error]);
  return error;
}

/** Loads the error reporting, unless the page has no address for reports. */
export async function loadBrowserReports() {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="error-reports"]');
  if (!meta) return undefined;
  const { startBrowserReports } = await import("../../observability/browser-reports.ts");
  return startBrowserReports(JSON.parse(meta.content));
}

/** Anything but a failure that the panel threw becomes a problem without a reference. */
export function readFailure(error: unknown): Failure {
  const isOurs = isRouteErrorResponse(error) && error.data?.kind;
  return isOurs ? error.data : { kind: "problem", reference: "" };
}
