import { useSyncExternalStore } from "react";

/** Whether JavaScript runs this page: false on the server and until the browser took over. */
export const useHydrated = (): boolean => useSyncExternalStore(subscribe, inBrowser, onServer);

const subscribe = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
