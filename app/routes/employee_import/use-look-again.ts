import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { revalidateWithRetry } from "../../features/trips/live/load-news.ts";

const EVERY_MS = 1500;

/** Loads the page's data again and again while something goes on. */
export function useLookAgain(isGoingOn: boolean): void {
  const revalidator = useRevalidator();
  const latest = useRef(revalidator);
  latest.current = revalidator;
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setInterval(() => {
      // On a slow line the next look would cut off the one before, and nothing would ever come.
      if (latest.current.state === "idle") revalidateWithRetry(latest.current.revalidate);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isGoingOn]);
}
