import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { LRUCache } from "lru-cache";
import { toPagePath } from "../request/back-path.ts";

type Routes = ServerBuild["routes"];
type Tree = Parameters<typeof matchRoutes>[0];

const MAX_CACHED = 1000;

/**
 * Reduces the build to the branch of an address: its route and the parents. Remix walks through all routes
 * several times for each page, and only renders this branch.
 */
export function createBranches(build: ServerBuild): (address: string) => ServerBuild {
  const tree = toTree(build.routes);
  const branches = new Map<string, ServerBuild>();
  const cache = new LRUCache<string, ServerBuild>({ max: MAX_CACHED, memoMethod: find });

  function find(path: string): ServerBuild {
    const matches = matchRoutes(tree, path);
    const leaf = matches?.at(-1)?.route.id;
    if (!matches || leaf === undefined) return build;
    const ids = matches.map(({ route }) => route.id ?? "");
    const branch = branches.get(leaf) ?? cut(build, ids);
    branches.set(leaf, branch);
    return branch;
  }

  return (address) => {
    const url = `http://panel.invalid${address}`;
    if (!URL.canParse(url)) return build;
    return cache.memo(toPagePath(new URL(url).pathname));
  };
}

function cut(build: ServerBuild, ids: string[]): ServerBuild {
  const pick = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
  const assets = { ...build.assets, routes: pick(build.assets.routes) };
  return { ...build, routes: pick(build.routes), assets };
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

/** Creates a value for each object, such as a branch, when it is first needed, and caches it. */
export function cacheByObject<Key extends object, Value>(create: (key: Key) => Value) {
  const values = new WeakMap<Key, Value>();
  return (key: Key): Value => {
    const found = values.get(key) ?? create(key);
    values.set(key, found);
    return found;
  };
}
