import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { LRUCache } from "lru-cache";

type Routes = ServerBuild["routes"];
type Tree = Parameters<typeof matchRoutes>[0];

const REMEMBERED = 1000;

/**
 * Of the whole build the branch that an address leads to: its route and those around it. Remix looks
 * through all that it is given several times for each page, and draws from no more than this.
 */
export function createBranches(build: ServerBuild): (address: string) => ServerBuild {
  const tree = toTree(build.routes);
  const branches = new Map<string, ServerBuild>();
  const known = new LRUCache<string, ServerBuild>({ max: REMEMBERED, memoMethod: find });

  function find(path: string): ServerBuild {
    const matches = matchRoutes(tree, path);
    const leaf = matches?.at(-1)?.route.id;
    if (!matches || leaf === undefined) return build;
    const branch =
      branches.get(leaf) ??
      cut(
        build,
        matches.map(({ route }) => route.id ?? ""),
      );
    branches.set(leaf, branch);
    return branch;
  }

  return (address) => {
    const url = `http://panel.invalid${address}`;
    if (!URL.canParse(url)) return build;
    return known.memo(toPagePath(new URL(url).pathname));
  };
}

/** The page whose data is fetched; as Remix reads it. */
const toPagePath = (path: string) => path.replace(/\.data$/, "").replace(/^\/_root$/, "/");

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

/** Makes something for each branch when it is first wanted, and keeps it. */
export function forEachBranch<Made>(make: (branch: ServerBuild) => Made) {
  const made = new WeakMap<ServerBuild, Made>();
  return (branch: ServerBuild): Made => {
    const found = made.get(branch) ?? make(branch);
    made.set(branch, found);
    return found;
  };
}
