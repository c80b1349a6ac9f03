import { useEffect } from "react";
import { usePending } from "../../ui/pending/use-pending.ts";

const PATIENCE_MS = 120_000;

/** A screen whose code does not arrive is asked for once more, as a whole page. */
export function useStuckNavigation(): void {
  const { state, location } = usePending();
  const target = state === "loading" && location ? location.pathname + location.search : undefined;
  useEffect(() => {
    if (!target) return;
    const timer = setTimeout(() => window.location.assign(target), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [target]);
}
