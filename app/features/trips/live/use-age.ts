import { useRouteLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";

/**
 * The brand's local time of something that has just happened, for a page that no script keeps up to date. The first hydration writes it
 * once more, and an old phone would take a tenth of a second to load the time zones of `Intl`.
 */
export function useBrandTime(at: number): string {
  const root = useRouteLoaderData<{ brand: { offsetMs: number } }>("root");
  return new Date(at + (root?.brand.offsetMs ?? 0)).toISOString().slice(11, 16);
}

/** Updates the time at an interval while the tab is visible. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => document.visibilityState === "visible" && setNow(Date.now());
    const timer = setInterval(tick, everyMs);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [everyMs]);
  return now;
}

/** The present age in milliseconds of what had an age when the page got it, whatever the browser's clock says. */
export function useAge(what: string, ageMs: number): number {
  const now = useNow(1_000);
  const [known, setKnown] = useState({ what, ageMs, since: now });
  if (known.what !== what) setKnown({ what, ageMs, since: now });
  return known.what === what ? known.ageMs + Math.max(0, now - known.since) : ageMs;
}
