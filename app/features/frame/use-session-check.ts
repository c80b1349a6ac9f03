import { useEffect } from "react";

/** A tab that was hidden for less is not asked about. */
const HIDDEN_MS = 60_000;

/**
 * Asks whether the session still counts when its tab is shown again after a while. Where it is over, the page
 * is loaded again and leads to the log-in, unless the user has typed something: what they send comes back to
 * them after the log-in.
 */
export function useSessionCheck(address: string): void {
  useEffect(() => {
    let hiddenAt: number | undefined;
    async function followVisibility(): Promise<void> {
      if (document.visibilityState === "hidden") {
        hiddenAt = Date.now();
        return;
      }
      const isLong = hiddenAt !== undefined && Date.now() - hiddenAt >= HIDDEN_MS;
      hiddenAt = undefined;
      if (isLong && (await isOver(address)) && !hasTyped()) location.reload();
    }
    document.addEventListener("visibilitychange", followVisibility);
    return () => document.removeEventListener("visibilitychange", followVisibility);
  }, [address]);
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

function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "main form :is(input:not([type=hidden], [type=checkbox], [type=radio]), textarea)",
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
