/** A value of JSON, whose place is a dotted path such as "agrupation.name". */
type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

export function readPath(json: unknown, path: string): unknown {
  let value = json;
  for (const name of path.split("."))
    value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}

/** A copy with another value at the path; unchanged where the value means the same. */
export function writePath<Value>(json: Value, path: string, value: unknown): Value {
  if ((readPath(json, path) ?? null) === value) return json;
  const [name = "", ...rest] = path.split(".");
  const own: Json = isObject(json) ? json : {};
  const next = rest.length > 0 ? writePath(own[name], rest.join("."), value) : value;
  return { ...own, [name]: next } as Value;
}
