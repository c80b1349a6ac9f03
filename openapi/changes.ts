import { compareOpenApi } from "api-smart-diff";
import { type OpenApiDocument, readPointer } from "./document.ts";

export type Change = {
  /** `paths`, the path, the method and the steps from there, with references followed. */
  steps: (string | number)[];
  action: "add" | "remove" | "replace" | "rename";
  before?: unknown;
  after?: unknown;
  where: string;
  what: string;
  isBreaking: boolean;
};

/** Lists the changes, but for those of words for people, between two documents and marks those that break a client or server of the first. */
export function listChanges(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const [old, now] = keepChangedPaths(before, after).map(prepare);
  const { diffs } = compareOpenApi(old, now);
  return (
    diffs
      // Shared components also appear in each operation's diff.
      .filter(({ path }) => path[0] === "paths")
      .filter(({ path }) => !path.some((step) => `${step}`.startsWith("x-")))
      .map(({ path, action, type, before: old, after: now }) => ({
        ...{ steps: [...path], action: action as Change["action"], before: old, after: now },
        where: toWhere(path),
        what: toWhat(action, path.at(-1), old, now),
        // api-smart-diff does not count another type in an answer as breaking.
        isBreaking: type === "breaking" || (action === "replace" && path.at(-1) === "type"),
      }))
  );
}

/** Keeps what of two documents differs, with all that it refers to: to compare them whole takes a second. */
function keepChangedPaths(before: OpenApiDocument, after: OpenApiDocument) {
  const [old, now] = [expandPaths(before), expandPaths(after)];
  const toText = (texts?: Map<string, string>) => JSON.stringify([...(texts ?? [])]);
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter(
    (address) => toText(old.get(address)) !== toText(now.get(address)),
  );
  const references = changed.flatMap((address) =>
    [old, now].flatMap((texts) => [...(texts.get(address)?.keys() ?? [])]),
  );
  // A reference may lead into a component.
  const used = new Set(references.map((each) => each.split("/").slice(0, 4).join("/")));
  const keep = (node: object | undefined, isKept: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(node ?? {}).filter(([name]) => isKept(name)));
  return [before, after].map(({ paths, components, ...document }) => ({
    ...document,
    paths: keep(paths, (address) => changed.includes(address)),
    components: Object.fromEntries(
      Object.entries(components ?? {}).map(([kind, all]) => [
        kind,
        keep(all, (name) => used.has(`#/components/${kind}/${name}`)),
      ]),
    ),
  }));
}

/** The texts of each path and of the components to which it refers. */
function expandPaths(document: OpenApiDocument): Map<string, Map<string, string>> {
  const textOf = (reference: string) => JSON.stringify(readPointer(document, reference));
  return new Map(
    Object.entries(document.paths ?? {}).map(([address, item]) => {
      const texts = new Map([["", JSON.stringify(item)]]);
      // A map also runs through what is added meanwhile.
      for (const text of texts.values()) {
        for (const [, reference = ""] of text.matchAll(/"\$ref":"(#[^"]+)"/g)) {
          if (!texts.has(reference)) texts.set(reference, textOf(reference));
        }
      }
      return [address, texts];
    }),
  );
}

const prepare = (document: OpenApiDocument) => withTypeNull(withoutWords(document));

/** OpenAPI 3.0 writes `nullable` where 3.1 has the type `null`. */
function withTypeNull<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map(withTypeNull) as Node;
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node).map(([key, inner]) => [key, withTypeNull(inner)]);
  const { nullable, ...schema } = Object.fromEntries(entries);
  // A property may have this name.
  if (typeof nullable !== "boolean") return Object.fromEntries(entries);
  if (!nullable) return schema;
  if (typeof schema.type === "string") return { ...schema, type: [schema.type, "null"] } as Node;
  return { oneOf: [schema, { type: "null" }] } as Node;
}

const words = new Set(["description", "summary", "title", "example", "examples"]);

/** Leaves words out, since api-smart-diff takes the branches of a `oneOf` for changed where words stand beside it. */
function withoutWords<Node>(node: Node, isNames = false): Node {
  if (Array.isArray(node)) return node.map((each) => withoutWords(each)) as Node;
  if (typeof node !== "object" || node === null) return node;
  const kept = Object.entries(node).filter(([name]) => isNames || !words.has(name));
  return Object.fromEntries(
    kept.map(([name, inner]) => [name, withoutWords(inner, name === "properties" && !isNames)]),
  ) as Node;
}

/** `GET /services: responses 200 … services[].fare` */
function toWhere(path: (string | number)[]): string {
  const [, address = "", method, ...rest] = path.map(String);
  const inside = rest
    .filter((step) => !["content", "schema", "properties", "application/json"].includes(step))
    .map((step) => (step === "items" ? "[]" : step));
  return [`${method ? method.toUpperCase() : "all of"} ${address}`, ...inside].join(" ");
}

function toWhat(action: string, name: unknown, before: unknown, after: unknown): string {
  if (action === "add") return `${toWords(name, after)} is new`;
  if (action === "remove") return `${toWords(name, before)} is gone`;
  if (action === "rename") return `${before} is called ${after}`;
  return `was ${JSON.stringify(before)} and is ${JSON.stringify(after)}`;
}

function toWords(name: unknown, value: unknown): string {
  return typeof value === "object" ? `${name}` : JSON.stringify(value);
}
