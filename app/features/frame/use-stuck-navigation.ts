import { useEffect } from "react";
import { usePending } from "../../ui/pending/use-pending.ts";

const STUCK_MS = 120_000;

/** Loads the target as a document when the code of its screen does not arrive. */
export function useStuckNavigation(): void {
  const { state, location } = usePending();
  const target = state === "loading" && location ? location.pathname + location.search : undefined;
  useEffect(() => {
    if (!target) return;
    const timer = setTimeout(() => window.location.assign(target), STUCK_MS);
    return () => clearTimeout(timer);
  }, [target]);
}
