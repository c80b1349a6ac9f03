import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { LRUCache } from "lru-cache";
import { toPagePath } from "../request/back-path.ts";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** The route of an address with its parents, as a build of its own. */
export type Branch = {
  build: ServerBuild;
  /** The same branch, but its route answers as an unknown address does, to every method. */
  closed: ServerBuild;
  /** The id of the route. */
  leaf: string;
  params: Record<string, string | undefined>;
};
type Tree = Parameters<typeof matchRoutes>[0];

const MAX_CACHED = 1000;

/**
 * Reduces the build to the branch of an address: its route and the parents. Remix walks through all routes
 * several times for each page, and only renders this branch.
 */
export function createBranches(build: ServerBuild) {
  const tree = toTree(build.routes);
  const whole = { build, closed: build, leaf: "", params: {} };
  const branches = new Map<string, ReturnType<typeof cut>>();
  const cache = new LRUCache<string, Branch>({ max: MAX_CACHED, memoMethod: find });

  function find(path: string): Branch {
    const matches = matchRoutes(tree, path);
    const { route, params } = matches?.at(-1) ?? {};
    if (!matches || !params || route?.id === undefined) return whole;
    const { id: leaf } = route;
    const ids = matches.map((match) => match.route.id ?? "");
    const branch = branches.get(leaf) ?? cut(build, ids, leaf);
    branches.set(leaf, branch);
    return { ...branch, leaf, params };
  }

  return (address: string): Branch => {
    const url = `http://panel.invalid${address}`;
    if (!URL.canParse(url)) return whole;
    return cache.memo(toPagePath(new URL(url).pathname));
  };
}

function cut(build: ServerBuild, ids: string[], leaf: string) {
  const pick = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
  const assets = { ...build.assets, routes: pick(build.assets.routes) };
  const branch = { ...build, routes: pick(build.routes), assets };
  return { build: branch, closed: close(branch, leaf, build.routes.not_found) };
}

/** The route keeps its path and its id, which browsers ask for, and gets the module of unknown addresses. */
function close(branch: ServerBuild, leaf: string, notFound: Route | undefined): ServerBuild {
  const route = branch.routes[leaf];
  if (!route || !notFound) return branch;
  const closed = { ...route, module: notFound.module };
  return { ...branch, routes: { ...branch.routes, [leaf]: closed } };
}

function toTree(routes: Routes, parentId?: string): Tree {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id = "", path, index, caseSensitive } = route ?? {};
      if (index) return { id, path, caseSensitive, index };
      return { id, path, caseSensitive, children: toTree(routes, id) };
    });
}
