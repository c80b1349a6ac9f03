import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useLatest } from "../../../ui/use-latest.ts";
import { revalidateWithRetry } from "./revalidate-with-retry.ts";

const INTERVAL_MS = 1500;

/** Loads the page's data again and again, so that it shows the progress of work in the background. */
export function usePolling(isActive: boolean): void {
  const revalidator = useRevalidator();
  const latest = useLatest(revalidator);
  useEffect(() => {
    if (!isActive) return;
    const timer = setInterval(() => {
      // A new revalidation aborts the pending one, so on a slow connection none would ever finish.
      if (latest.current.state === "idle") revalidateWithRetry(latest.current.revalidate);
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isActive]);
}
