import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";

const PATIENCE_MS = 120_000;

/** A screen whose code does not arrive is asked for once more, as a whole page. */
export function useStuckNavigation(): void {
  const { state, location } = useNavigation();
  const target = state === "loading" && location ? location.pathname + location.search : undefined;
  useEffect(() => {
    if (!target) return;
    const timer = setTimeout(() => window.location.assign(target), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [target]);
}
