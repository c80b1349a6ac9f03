import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** A tab that was hidden for less is not asked about. */
const HIDDEN_MS = 60_000;

/**
 * Asks whether the session still counts when its tab is shown again after a while. Where it is over, the page
 * is loaded again and leads to the log-in, unless the user has typed something: what they send comes back to
 * them after the log-in.
 */
export function useSessionCheck(address: string): void {
  const hasTyped = useHasTyped();
  useEffect(() => {
    let hiddenAt: number | undefined;
    async function followVisibility(): Promise<void> {
      if (document.visibilityState === "hidden") {
        hiddenAt = Date.now();
        return;
      }
      const isLong = hiddenAt !== undefined && Date.now() - hiddenAt >= HIDDEN_MS;
      hiddenAt = undefined;
      if (isLong && (await isOver(address)) && !hasTyped.current) location.reload();
    }
    document.addEventListener("visibilitychange", followVisibility);
    return () => document.removeEventListener("visibilitychange", followVisibility);
  }, [address, hasTyped]);
}

/** Whether the user has filled in or chosen something on this page. */
function useHasTyped() {
  const hasTyped = useRef(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins untouched
  useEffect(() => {
    const note = () => {
      hasTyped.current = true;
    };
    hasTyped.current = false;
    document.addEventListener("input", note);
    return () => document.removeEventListener("input", note);
  }, [pathname]);
  return hasTyped;
}

async function isOver(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    return answer.ok && (await answer.json()).isLoggedIn === false;
  } catch {
    // Without a connection the page stays; its own parts say that they are cut off.
    return false;
  }
}
