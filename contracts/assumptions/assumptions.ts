// The document's assumptions, each with a key that its answer is kept under, and what relies on it.
import { type Assumption as Listed, listAssumed } from "../../openapi/assumed.ts";
import {
  listOperations,
  type OpenApiDocument,
  type Operation,
  readPointer,
} from "../../openapi/document.ts";

export type Kind = "operation" | "schema" | "part";

export type Assumption = {
  /** As in `operations.createTrip.answer.201` or `schemas.Taxi.position`. */
  key: string;
  kind: Kind;
  /** As a backend team would say it: a call, a schema, or a part of one. */
  name: string;
  reason: string;
  node: object;
  /** Where the node is in the document. */
  place: string[];
  /** The operations whose request or answers contain it. */
  operations: Operation[];
};

/** In the document's order. */
export function listAssumptions(document: OpenApiDocument): Assumption[] {
  const operations = listOperations(document);
  const { operations: assumed, schemas, parts } = listAssumed(document);
  const places = findPlaces(document);
  const reached = operations.map((operation) => ({
    operation,
    nodes: reachNodes(document, operation),
  }));
  const complete = (kind: Kind, key: string, { name, reason, node }: Listed): Assumption => ({
    key,
    kind,
    name,
    reason,
    node,
    place: places.get(node) ?? [],
    operations: reached.flatMap(({ operation, nodes }) => (nodes.has(node) ? [operation] : [])),
  });
  return makeKeysUnique([
    ...assumed.map(({ id, method, path, reason, raw }) =>
      complete("operation", `operations.${id}`, {
        name: `${method.toUpperCase()} ${path}`,
        reason,
        node: raw,
      }),
    ),
    ...schemas.map((each) => complete("schema", `schemas.${each.name}`, each)),
    ...parts.map((each) => complete("part", toKey(each.name, operations), each)),
  ]);
}

/** "POST /services/, answer 201" → "operations.createTrip.answer.201", "Taxi.position" → "schemas.Taxi.position" */
function toKey(name: string, operations: Operation[]): string {
  const [, shared, sharedName] = name.match(/^(parameter|response) (\w+)$/) ?? [];
  if (shared) return `${shared}s.${sharedName}`;
  const [, method, path, part = ""] = name.match(/^([A-Z]+) ([^,]+), (.+)$/) ?? [];
  const operation = operations.find(
    (each) => each.path === path && each.method.toUpperCase() === method,
  );
  return operation ? `operations.${operation.id}.${part.replace(" ", ".")}` : `schemas.${name}`;
}

/** Two branches of one schema may each assume a property of the same name. */
function makeKeysUnique(assumptions: Assumption[]): Assumption[] {
  const counts = new Map<string, number>();
  return assumptions.map((assumption) => {
    const count = (counts.get(assumption.key) ?? 0) + 1;
    counts.set(assumption.key, count);
    return count === 1 ? assumption : { ...assumption, key: `${assumption.key}~${count}` };
  });
}

function findPlaces(document: OpenApiDocument): Map<object, string[]> {
  const places = new Map<object, string[]>();
  const walk = (node: unknown, place: string[]) => {
    if (typeof node !== "object" || node === null || places.has(node)) return;
    places.set(node, place);
    for (const [key, value] of Object.entries(node)) walk(value, [...place, key]);
  };
  walk(document, []);
  return places;
}

/** Everything that an operation consists of, through all references. */
function reachNodes(document: OpenApiDocument, { raw, parameters }: Operation): Set<object> {
  const nodes = new Set<object>();
  const walk = (node: unknown) => {
    if (typeof node !== "object" || node === null || nodes.has(node)) return;
    nodes.add(node);
    for (const [key, value] of Object.entries(node)) {
      // Examples are values of the wire, whatever their names.
      if (key === "example" || key === "examples") continue;
      if (key === "$ref" && typeof value === "string") walk(readPointer(document, value));
      else walk(value);
    }
  };
  walk(raw);
  for (const parameter of parameters) walk(parameter);
  return nodes;
}
