import { useDeferredValue, useEffect, useLayoutEffect, useSyncExternalStore } from "react";

/**
 * Whether JavaScript runs the page: false on the server and until hydration. What then appears is rendered in steps, so that a press on an
 * old phone need not wait for all of it.
 */
export const useHydrated = (): boolean =>
  useDeferredValue(useSyncExternalStore(subscribe, inBrowser, onServer));

const subscribe = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** React on the server warns of `useLayoutEffect`, which it does not run. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
