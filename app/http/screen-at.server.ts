import { matchPath } from "@remix-run/react";
import { type ScreenName, screens } from "../screens.ts";

// Those without parts to fill in first: /content/usuario_info is not the generic content screen.
const byStrictness = (Object.keys(screens) as ScreenName[]).sort(
  (a, b) => countParts(screens[a].path) - countParts(screens[b].path),
);

/** The screen that an address leads to. */
export function screenAt(pathname: string): ScreenName {
  return byStrictness.find((name) => matchPath(screens[name].path, pathname)) ?? "not_found";
}

function countParts(path: string): number {
  return path.split("/:").length;
}
