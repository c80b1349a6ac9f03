import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Takes the code of a link out of the address bar and the history once the form holds it. A second press
 * after an error brings the address of the form back, so this looks after every navigation.
 */
export function useCodeFreeAddress(code: string, path: string): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own
  useEffect(() => {
    if (code) window.history.replaceState(window.history.state, "", path);
  }, [code, path, key]);
}
