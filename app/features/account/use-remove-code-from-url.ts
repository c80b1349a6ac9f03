import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Removes a link's code from the address bar and the history once the form holds it. Submitting again after
 * an error restores the form's address, so the effect runs after every navigation.
 */
export function useRemoveCodeFromUrl(code: string, path: string): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own
  useEffect(() => {
    if (code) window.history.replaceState(window.history.state, "", path);
  }, [code, path, key]);
}
