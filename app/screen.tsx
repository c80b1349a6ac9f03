import { Outlet } from "@remix-run/react";
import { readFailure, useReportedError } from "./features/frame/failure.ts";
import { FailureView } from "./features/frame/lazy-parts.ts";

/** The parent of every screen: its error boundary shows a failure within the brand's frame. */
export default Outlet;

export function ErrorBoundary() {
  return <FailureView failure={readFailure(useReportedError())} />;
}
