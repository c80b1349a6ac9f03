import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

const EVERY_MS = 1500;

/**
 * Loads the page's data again and again while something goes on. Not while the panel does not
 * answer: data that fails to come would take the page away.
 */
export function useLookAgain(isGoingOn: boolean): void {
  const { revalidate } = useRevalidator();
  const look = useRef(revalidate);
  look.current = revalidate;
  useEffect(() => {
    if (!isGoingOn) return;
    let isOver = false;
    const timer = setInterval(async () => {
      const answers = await fetch("/healthz", { cache: "no-store" }).catch(() => undefined);
      if (answers?.ok && !isOver) look.current();
    }, EVERY_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isGoingOn]);
}
