/** What is known of a route of the build, as far as its address goes. */
type Route = { id: string; parentId?: string; path?: string; index?: boolean };
type Routes = Record<string, Route | undefined>;

const UNKNOWN = "other";

/**
 * From an address to the id of its route: the name under which it is counted. Each address is one of
 * these, whatever stands in it, so that nobody's code or name gets into a label.
 */
export function createScreenNames(routes: Routes): (path: string) => string {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  const leaves = Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ id, path }) => !parents.has(id) && path !== "*")
    .map(({ id, path = "" }) => ({ id, path, pattern: toPattern(path) }))
    // Those without parts to fill in first: /content/usuario_info is not the generic content screen.
    .sort((one, other) => countParts(one.path) - countParts(other.path));

  return (given) => {
    // The data of a page are asked for beside it.
    const path = given.replace(/\.data$/, "").replace(/^\/_root$/, "/");
    return leaves.find(({ pattern }) => pattern.test(path))?.id ?? UNKNOWN;
  };
}

const countParts = (path: string): number => path.split("/:").length;

function toPattern(path: string): RegExp {
  const parts = path.split("/").filter(Boolean);
  const inside = parts.map((part) => {
    if (!part.startsWith(":")) return `/+${part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}`;
    return part.endsWith("?") ? "(?:/+[^/]+)?" : "/+[^/]+";
  });
  return new RegExp(`^${inside.join("")}/*$`, "i");
}
