import { useEffect, useState } from "react";

const EVERY_MS = 10_000;

/**
 * The time on the panel's clock. It begins as the page says, so that browser and server draw the same,
 * and goes on from there.
 */
export function useBoardTime(at: number): number {
  const [now, setNow] = useState(at);
  useEffect(() => {
    setNow(at);
    const begun = performance.now();
    const tick = () => setNow(at + performance.now() - begun);
    const timer = setInterval(tick, EVERY_MS);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [at]);
  return now;
}
