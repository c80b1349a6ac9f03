import { useEffect, useState } from "react";

const TICK_MS = 10_000;

/** The panel's clock. It starts with the page's time, so that the server and the browser render the same. */
export function useBoardTime(at: number): number {
  const [now, setNow] = useState(at);
  useEffect(() => {
    setNow(at);
    const startedAt = performance.now();
    const tick = () => setNow(at + performance.now() - startedAt);
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [at]);
  return now;
}
