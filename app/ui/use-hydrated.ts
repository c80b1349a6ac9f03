import { useEffect, useLayoutEffect, useSyncExternalStore } from "react";

/** Whether JavaScript runs the page: false on the server and until hydration. */
export const useHydrated = (): boolean => useSyncExternalStore(subscribe, inBrowser, onServer);

const subscribe = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** React on the server warns of `useLayoutEffect`, which it does not run. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
