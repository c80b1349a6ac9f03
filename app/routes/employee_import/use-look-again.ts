import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

const EVERY_MS = 1500;

/**
 * Loads the page's data again and again while something goes on. Not while the panel does not
 * answer: data that fails to come would take the page away.
 */
export function useLookAgain(isGoingOn: boolean): void {
  const revalidator = useRevalidator();
  const latest = useRef(revalidator);
  latest.current = revalidator;
  useEffect(() => {
    if (!isGoingOn) return;
    let isOver = false;
    const timer = setInterval(async () => {
      const answers = await fetch("/healthz", { cache: "no-store" }).catch(() => undefined);
      // On a slow line the next look would cut off the one before, and nothing would ever come.
      if (answers?.ok && !isOver && latest.current.state === "idle") latest.current.revalidate();
    }, EVERY_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isGoingOn]);
}
