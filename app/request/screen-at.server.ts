import { matchPath } from "@remix-run/react";
import { type ScreenName, screens } from "../screens.ts";
import { createRecent } from "../tenant/recent.ts";

// Paths with fewer parameters first: /content/usuario_info is not the generic content screen.
const fewestParametersFirst = (Object.keys(screens) as ScreenName[]).sort(
  (a, b) => countParameters(screens[a].path) - countParameters(screens[b].path),
);

/** Every page looks up its whole menu, and a look-up tries every path of the table. */
const MAX_CACHED = 1000;
const cache = createRecent<ScreenName>(MAX_CACHED);

/** The screen that an address leads to. */
export function screenAt(pathname: string): ScreenName {
  const cached = cache.get(pathname);
  if (cached) return cached;
  const screen = fewestParametersFirst.find((name) => matchPath(screens[name].path, pathname));
  cache.set(pathname, screen ?? "not_found");
  return screen ?? "not_found";
}

function countParameters(path: string): number {
  return path.split("/:").length;
}
