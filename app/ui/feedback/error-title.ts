import { createContext, useContext, useEffect, useSyncExternalStore } from "react";

/** Before the title of a page that shows an error; English and Spanish share the word. */
export const ERROR_PREFIX = "Error: ";

/** Whether the server has drawn the page with an error. Hydration starts from the same title. */
export const DrawnWithErrorContext = createContext(false);

let shown = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  shown += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The title of the page tells of an error for as long as the calling component shows it. */
export function useErrorInTitle(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    change(1);
    return () => change(-1);
  }, [isShown]);
}

/** Whether the page shows an error, whichever of its components does. */
export function useHasError(): boolean {
  const isDrawnWithError = useContext(DrawnWithErrorContext);
  return useSyncExternalStore(
    subscribe,
    () => shown > 0,
    () => isDrawnWithError,
  );
}
