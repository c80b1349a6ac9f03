import { createContext, useContext, useSyncExternalStore } from "react";
import type { MenuItem } from "./frame.tsx";

/**
 * The menu as the frame shows it now, for a page that repeats its counts. It is no plain context value: a new
 * value would make React throw away what the server still sends into a part of the page.
 */
export function createCountedMenu(first: MenuItem[]) {
  let shown = first;
  const listeners = new Set<() => void>();
  return {
    show(menu: MenuItem[]): void {
      shown = menu;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => shown,
  };
}

export const CountedMenu = createContext(createCountedMenu([]));

export function useCountedMenu(): MenuItem[] {
  const { subscribe, read } = useContext(CountedMenu);
  return useSyncExternalStore(subscribe, read, read);
}
