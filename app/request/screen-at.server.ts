import { LRUCache } from "lru-cache";
import { type RouteName, routes } from "../resources.ts";
import { type ScreenName, screens } from "../screens.ts";
import { toPagePath } from "./back-path.ts";

/** How many addresses a look-up remembers. */
const MOST_KNOWN = 200;

const findScreen = createLookUp(screens);
const findRoute = createLookUp(routes);

/** The screen that an address leads to. */
export const screenAt = (pathname: string): ScreenName => findScreen(pathname) ?? "not_found";

/**
 * The name under which a request is counted: a screen or resource, whatever its parameters, so that no
 * code or personal name gets into a label.
 */
export function routeNameAt(path: string): string {
  return findRoute(toPagePath(path).replaceAll(/\/{2,}/g, "/")) ?? "other";
}

function createLookUp<Name extends RouteName>(routes: Record<Name, { path: string }>) {
  const patterns = (Object.keys(routes) as Name[])
    .map((name) => ({ name, path: routes[name].path }))
    // Paths with fewer parameters first: /content/usuario_info is not the generic content screen.
    .toSorted((one, other) => countParameters(one.path) - countParameters(other.path))
    .map(({ name, path }) => ({ name, pattern: toPattern(path) }));
  // A page looks its own address up many times.
  const found = new LRUCache<string, { name: Name | undefined }>({
    max: MOST_KNOWN,
    memoMethod: (path) => ({ name: patterns.find(({ pattern }) => pattern.test(path))?.name }),
  });
  return (pathname: string) => found.memo(pathname).name;
}

function countParameters(path: string): number {
  return path.split("/:").length;
}

function toPattern(path: string): RegExp {
  const parts = path.split("/").filter(Boolean);
  const inside = parts.map((part) => {
    if (!part.startsWith(":")) return `/${part.replaceAll(".", "\\.")}`;
    return part.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+";
  });
  return new RegExp(`^${inside.join("")}/*$`, "i");
}
