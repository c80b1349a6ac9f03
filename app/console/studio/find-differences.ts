import type { Configuration } from "../../api/configuration.server.ts";

export type Difference = { path: string; before: string | undefined; after: string | undefined };

/** What is not the same in two configurations. An absent value and null mean the same to the API. */
export function findDifferences(before: Configuration, after: Configuration): Difference[] {
  const [old, young] = [flatten(before), flatten(after)];
  return [...new Set([...old.keys(), ...young.keys()])]
    .map((path) => ({ path, before: old.get(path), after: young.get(path) }))
    .filter((each) => each.before !== each.after);
}

function flatten(value: unknown, path = ""): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (Array.isArray(value)) {
    const named = value.map(toNamed);
    const names = named.map(({ name }) => name);
    const isNamed = names.every((name, at) => name !== undefined && names.indexOf(name) === at);
    if (!isNamed) return new Map([[path, JSON.stringify(value)]]);
    return join(named.map(({ name, rest }) => flatten(rest, `${path}.${name}`)));
  }
  if (typeof value !== "object")
    return new Map([[path, typeof value === "string" ? value : JSON.stringify(value)]]);
  return join(
    Object.entries(value).map(([name, each]) => flatten(each, path ? `${path}.${name}` : name)),
  );
}

const join = (maps: Map<string, string>[]) => new Map(maps.flatMap((map) => [...map]));

/** The rows of wording and of contents are known by what they say in which language, not by their order. */
function toNamed(item: unknown): { name: string | undefined; rest: object } {
  const { key, content_key = key, language, ...rest } = (item ?? {}) as Record<string, unknown>;
  return { name: content_key === undefined ? undefined : `${content_key}.${language}`, rest };
}
