import { matchPath } from "@remix-run/react";
import { LRUCache } from "lru-cache";
import { type ScreenName, screens } from "../screens.ts";

// Those without parts to fill in first: /content/usuario_info is not the generic content screen.
const byStrictness = (Object.keys(screens) as ScreenName[]).sort(
  (a, b) => countParts(screens[a].path) - countParts(screens[b].path),
);

/** Every page asks for those of its whole menu, and each time every path of the table is tried. */
const REMEMBERED = 1000;
const known = new LRUCache<string, ScreenName>({
  max: REMEMBERED,
  memoMethod: (pathname) =>
    byStrictness.find((name) => matchPath(screens[name].path, pathname)) ?? "not_found",
});

/** The screen that an address leads to. */
export const screenAt = (pathname: string): ScreenName => known.memo(pathname);

function countParts(path: string): number {
  return path.split("/:").length;
}
