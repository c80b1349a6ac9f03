import { useEffect } from "react";

/** When a form goes, the focus that goes with it comes back to what has opened it. */
export function useFocusBack(openerId: string): void {
  useEffect(
    () => () => {
      // Once the page has settled, and where nothing else has taken it.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById(openerId)?.focus();
      });
    },
    [openerId],
  );
}
