import { createContext, useContext, useEffect, useSyncExternalStore } from "react";

/** Precedes the title of a page with an error; English and Spanish share the word. */
export const ERROR_PREFIX = "Error: ";

/** Whether the server has rendered the page with an error. Hydration starts from the same title. */
export const RenderedWithErrorContext = createContext(false);

let shownErrors = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  shownErrors += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** While the calling component shows an error, the page's title says so. */
export function useErrorInTitle(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    change(1);
    return () => change(-1);
  }, [isShown]);
}

/** Whether any component of the page shows an error. */
export function useHasError(): boolean {
  const isRenderedWithError = useContext(RenderedWithErrorContext);
  return useSyncExternalStore(
    subscribe,
    () => shownErrors > 0,
    () => isRenderedWithError,
  );
}
