import { Outlet } from "@remix-run/react";
import { FailureView } from "./features/frame/lazy-parts.ts";
import { readFailure } from "./features/frame/read-failure.ts";
import { useReportedError } from "./features/frame/use-reported-error.ts";

/** The parent of every screen: what fails in one is drawn in its place, with the brand still around it. */
export default Outlet;

export function ErrorBoundary() {
  return <FailureView failure={readFailure(useReportedError())} />;
}
