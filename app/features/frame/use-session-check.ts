import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** We do not check the session of a tab that was hidden for less. */
const HIDDEN_MS = 60_000;

/**
 * Checks the session when the user returns to a tab after a while. If it has ended, we reload the page, which
 * leads to the login, unless the user has typed something: the panel keeps what they send and restores it
 * after the login.
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
      if (isLong && (await hasEnded(address)) && !hasTyped.current) location.reload();
    }
    document.addEventListener("visibilitychange", followVisibility);
    return () => document.removeEventListener("visibilitychange", followVisibility);
  }, [address, hasTyped]);
}

/** True after the user has changed a field on this page. */
function useHasTyped() {
  const hasTyped = useRef(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins untouched
  useEffect(() => {
    const markTyped = () => {
      hasTyped.current = true;
    };
    hasTyped.current = false;
    document.addEventListener("input", markTyped);
    return () => document.removeEventListener("input", markTyped);
  }, [pathname]);
  return hasTyped;
}

async function hasEnded(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    return answer.ok && (await answer.json()).isLoggedIn === false;
  } catch {
    // Without a connection the page stays, and its live parts show that they are offline.
    return false;
  }
}
