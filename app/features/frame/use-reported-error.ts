import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useEffect } from "react";
import { loadBrowserReports } from "./load-browser-reports.ts";

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
