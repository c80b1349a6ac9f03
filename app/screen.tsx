import { Outlet } from "@remix-run/react";
import { FailureView } from "./features/frame/lazy-parts.ts";
import { readFailure } from "./features/frame/read-failure.ts";
import { useReportedError } from "./features/frame/use-reported-error.ts";

/** The parent of every screen: its error boundary shows a failure within the brand's frame. */
export default Outlet;

export function ErrorBoundary() {
  return <FailureView failure={readFailure(useReportedError())} />;
}
