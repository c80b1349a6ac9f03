// Lists the document's assumptions (`x-assumed: true`), for a backend team to confirm.
import {
  listOperations,
  type MediaTypeObject,
  type OpenApiDocument,
  type Operation,
  type Schema,
} from "./document.ts";

export interface Assumption {
  name: string;
  reason: string;
  /** The part of the document that holds the mark. */
  node: object;
}

export interface Assumed {
  operations: (Operation & { reason: string })[];
  schemas: Assumption[];
  /** Assumed parameters, responses and properties within operations and schemas that the specification shows. */
  parts: Assumption[];
}

/** A node of the document with a readable name. */
type Named = [name: string, node: unknown];

export function listAssumed(document: OpenApiDocument): Assumed {
  const operations = listOperations(document);
  const { schemas = {}, parameters = {}, responses = {} } = document.components ?? {};
  const shared = new Set(Object.values(parameters));

  const parts: Named[] = [
    ...Object.entries(parameters).map(([name, node]): Named => [`parameter ${name}`, node]),
    ...Object.entries(responses).map(([name, node]): Named => [`response ${name}`, node]),
    ...operations
      .filter(({ assumed }) => !assumed)
      .flatMap((operation) => listOperationParts(operation, shared)),
    ...Object.entries(schemas)
      .filter(([, schema]) => !isAssumed(schema))
      .flatMap(([name, schema]) => listSchemaParts(name, schema)),
  ];
  return {
    operations: operations
      .filter(({ assumed }) => assumed)
      .map((operation) => ({ ...operation, reason: reasonOf(operation.raw) })),
    schemas: toAssumptions(Object.entries(schemas)),
    parts: toAssumptions(parts),
  };
}

/** Skips shared parameters: the list names them once, not with every operation. */
function listOperationParts(operation: Operation, shared: Set<unknown>): Named[] {
  const call = `${operation.method.toUpperCase()} ${operation.path}`;
  const { requestBody = {}, responses = {} } = operation.raw;
  const bodies: Named[] = [
    [`${call}, request`, requestBody],
    ...Object.entries(responses).map(
      ([status, node]): Named => [`${call}, answer ${status}`, node],
    ),
  ];
  return [
    ...operation.parameters
      .filter((parameter) => !shared.has(parameter))
      .map((parameter): Named => [`${call}, ${parameter.in} ${parameter.name}`, parameter]),
    ...bodies,
    ...bodies.flatMap(([name, body]) => listBodyParts(name, body)),
  ];
}

function listBodyParts(name: string, body: unknown): Named[] {
  const { content = {} } = body as { content?: Record<string, MediaTypeObject> };
  return Object.values(content).flatMap(({ schema = true }) => listSchemaParts(name, schema));
}

/** The parts of a schema, down to the first assumption on each path. */
function listSchemaParts(name: string, schema: Schema): Named[] {
  if (typeof schema === "boolean") return [];
  const { properties = {}, items = true, allOf = [], anyOf = [], oneOf = [] } = schema;
  const inner: [string, Schema][] = [
    ...Object.entries(properties).map(([key, node]): [string, Schema] => [`${name}.${key}`, node]),
    [`${name}[]`, items],
    ...[allOf, anyOf, oneOf].flat().map((branch): [string, Schema] => [name, branch]),
  ];
  return inner.flatMap(([innerName, node]) =>
    isAssumed(node) ? [[innerName, node]] : listSchemaParts(innerName, node),
  );
}

function toAssumptions(nodes: Named[]): Assumption[] {
  return nodes
    .filter(([, node]) => isAssumed(node))
    .map(([name, node]) => ({ name, reason: reasonOf(node), node: node as object }));
}

function isAssumed(node: unknown): boolean {
  return (node as { "x-assumed"?: unknown })["x-assumed"] === true;
}

function reasonOf(node: unknown): string {
  return (node as { "x-reason"?: string })["x-reason"] ?? "";
}
