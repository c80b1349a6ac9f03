import { matchPath } from "@remix-run/react";
import { LRUCache } from "lru-cache";
import { type ScreenName, screens } from "../screens.ts";

// Paths with fewer parameters first: /content/usuario_info is not the generic content screen.
const fewestParametersFirst = (Object.keys(screens) as ScreenName[]).sort(
  (a, b) => countParameters(screens[a].path) - countParameters(screens[b].path),
);

/** Every page looks up its whole menu, and a look-up tries every path of the table. */
const MAX_CACHED = 1000;
const cache = new LRUCache<string, ScreenName>({
  max: MAX_CACHED,
  memoMethod: (pathname) =>
    fewestParametersFirst.find((name) => matchPath(screens[name].path, pathname)) ?? "not_found",
});

/** The screen that an address leads to. */
export const screenAt = (pathname: string): ScreenName => cache.memo(pathname);

function countParameters(path: string): number {
  return path.split("/:").length;
}
