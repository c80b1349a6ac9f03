import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { revalidateWithRetry } from "../../features/trips/live/revalidate-with-retry.ts";

const INTERVAL_MS = 1500;

/** Revalidates the page's data at an interval while `isActive`. */
export function usePolling(isActive: boolean): void {
  const revalidator = useRevalidator();
  const latest = useRef(revalidator);
  latest.current = revalidator;
  useEffect(() => {
    if (!isActive) return;
    const timer = setInterval(() => {
      // A new revalidation aborts the pending one, so on a slow connection none would ever finish.
      if (latest.current.state === "idle") revalidateWithRetry(latest.current.revalidate);
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isActive]);
}
