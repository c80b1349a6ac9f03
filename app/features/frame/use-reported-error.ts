import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useEffect } from "react";
import { loadBrowserReports } from "./load-browser-reports.ts";

/**
 * What an error boundary has caught. The browser reports what failed while it drew the page; answers of
 * the panel, and what the panel has failed to draw, are reported by the panel.
 */
export function useReportedError(): unknown {
  const error = useRouteError();
  useEffect(() => {
    if (isRouteErrorResponse(error)) return;
    loadBrowserReports().then((reports) => reports?.reportBoundaryError(error));
  }, [error]);
  return error;
}
