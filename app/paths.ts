import { type ScreenName, screens } from "./screens.ts";

/** The names after a `:` in a path. */
type ParameterOf<Path extends string> = Path extends `${infer Start}/${infer Rest}`
  ? ParameterOf<Start> | ParameterOf<Rest>
  : Path extends `:${infer Name}?`
    ? Name
    : Path extends `:${infer Name}`
      ? Name
      : never;

type Query = Record<string, string | number | undefined>;

export type PathOf<Name extends ScreenName> = (typeof screens)[Name]["path"];

export type PathOptions<Path extends string> = {
  params?: Partial<Record<ParameterOf<Path>, string | number>>;
  query?: Query;
  siteDomain?: string;
};

/** The address of a screen. */
export function pathTo<Name extends ScreenName>(
  screen: Name,
  options: PathOptions<PathOf<Name>> = {},
): string {
  return fillPath(screens[screen].path, options);
}

/**
 * Where several brands share a host, `siteDomain` names the brand: in the path where it has a place for it,
 * else in the query.
 */
export function fillPath<Path extends string>(path: Path, options: PathOptions<Path>): string {
  const values: Query = { ...options.params };
  const query: Query = { ...options.query };
  if (options.siteDomain !== undefined) {
    if (fits(path, values)) values.site_domain = options.siteDomain;
    else query.site_domain = options.siteDomain;
  }
  const filled = path
    .split("/")
    .map((part) => (part.startsWith(":") ? fill(part, values) : part))
    .filter((part) => part !== undefined)
    .join("/");
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, `${value}`]],
  );
  return entries.length > 0 ? `${filled || "/"}?${new URLSearchParams(entries)}` : filled || "/";
}

function fill(part: string, values: Query): string | undefined {
  const name = part.slice(1).replace("?", "");
  const value = values[name];
  if (value !== undefined) return encodeURIComponent(value);
  if (part.endsWith("?")) return undefined;
  throw new Error(`The path needs "${name}"`);
}

/** Whether the path has a place for the site domain, and all parameters before it are given. */
function fits(path: string, values: Query): boolean {
  const names = path.split("/").filter((part) => part.startsWith(":"));
  return (
    names.at(-1) === ":site_domain?" &&
    names.slice(0, -1).every((part) => values[part.slice(1).replace("?", "")] !== undefined)
  );
}

/** Adds the site domain to an address outside the table of routes, with or without a query. */
export function withSiteDomain(path: string, siteDomain: string | undefined): string {
  return siteDomain === undefined
    ? path
    : `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ site_domain: siteDomain })}`;
}
