import { matchPath } from "@remix-run/react";
import { type ScreenName, screens } from "../screens.ts";
import { createRecent } from "../tenant/recent.ts";

// Those without parts to fill in first: /content/usuario_info is not the generic content screen.
const byStrictness = (Object.keys(screens) as ScreenName[]).sort(
  (a, b) => countParts(screens[a].path) - countParts(screens[b].path),
);

/** Every page asks for those of its whole menu, and each time every path of the table is tried. */
const REMEMBERED = 1000;
const known = createRecent<ScreenName>(REMEMBERED);

/** The screen that an address leads to. */
export function screenAt(pathname: string): ScreenName {
  const read = known.get(pathname);
  if (read) return read;
  const screen = byStrictness.find((name) => matchPath(screens[name].path, pathname));
  known.set(pathname, screen ?? "not_found");
  return screen ?? "not_found";
}

function countParts(path: string): number {
  return path.split("/:").length;
}
