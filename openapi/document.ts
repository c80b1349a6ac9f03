// Reads the OpenAPI document, resolves its references and lists its operations.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

export const documentPath = fileURLToPath(new URL("taxi-api.yaml", import.meta.url));

/** The same as JSON beside the built server, which loads a hundred times faster. */
const builtPath = fileURLToPath(new URL("taxi-api.json", import.meta.url));

/** The document in OpenAPI 3.0, for tools that do not read 3.1. */
export const copy30Path = fileURLToPath(new URL("taxi-api-3.0.yaml", import.meta.url));

/** The document as last agreed with the API's makers. */
export const agreedPath = fileURLToPath(new URL("agreed.yaml", import.meta.url));

const methods = ["get", "post", "put", "patch", "delete"] as const;
type Method = (typeof methods)[number];

/** `x-assumed: true` marks what the specification does not show, `x-reason` says why we assume it. */
interface Assumable {
  "x-assumed"?: boolean;
  "x-reason"?: string;
}

export interface Reference {
  $ref: string;
}

export interface SchemaObject extends Assumable {
  $ref?: string;
  type?: string | string[];
  format?: string;
  contentMediaType?: string;
  contentEncoding?: string;
  default?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema;
  unevaluatedProperties?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  [keyword: string]: unknown;
}
export type Schema = boolean | SchemaObject;

export interface ParameterObject extends Assumable {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  description?: string;
  required?: boolean;
  style?: string;
  explode?: boolean;
  schema?: Schema;
  example?: unknown;
}

export interface MediaTypeObject {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown } | Reference>;
}

interface RequestBodyObject extends Assumable {
  description?: string;
  required?: boolean;
  content: Record<string, MediaTypeObject>;
}

interface ResponseObject extends Assumable {
  description: string;
  content?: Record<string, MediaTypeObject>;
}

type SecurityRequirement = Record<string, string[]>;

interface OperationObject extends Assumable {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: (ParameterObject | Reference)[];
  requestBody?: RequestBodyObject | Reference;
  responses?: Record<string, ResponseObject | Reference>;
  security?: SecurityRequirement[];
}

type PathItemObject = { [method in Method]?: OperationObject } & {
  parameters?: (ParameterObject | Reference)[];
};

export interface OpenApiDocument {
  openapi: string;
  info?: {
    title: string;
    version: string;
    summary?: string;
    description?: string;
    [name: string]: unknown;
  };
  servers?: { url: string; description?: string }[];
  tags?: { name: string; description?: string }[];
  security?: SecurityRequirement[];
  paths?: Record<string, PathItemObject>;
  components?: {
    schemas?: Record<string, Schema>;
    parameters?: Record<string, ParameterObject>;
    responses?: Record<string, ResponseObject>;
    requestBodies?: Record<string, RequestBodyObject>;
  };
}

export interface Operation {
  id: string;
  method: Method;
  path: string;
  tag: string;
  assumed: boolean;
  secured: "required" | "optional" | "none";
  parameters: ParameterObject[];
  requestMediaTypes: string[];
  requestBodyRequired: boolean;
  responses: Map<number, { mediaTypes: string[] }>;
  raw: OperationObject;
}

let defaultDocument: OpenApiDocument | undefined;

/** Reads a document; parses the default one once per process. */
export function loadDocument(path = documentPath): OpenApiDocument {
  if (path !== documentPath) return parse(readFileSync(path, "utf8"));
  defaultDocument ??= existsSync(builtPath)
    ? (JSON.parse(readFileSync(builtPath, "utf8")) as OpenApiDocument)
    : (parse(readFileSync(path, "utf8")) as OpenApiDocument);
  return defaultDocument;
}

/** All operations in the document's order. */
export function listOperations(document: OpenApiDocument): Operation[] {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const raw = item[method];
      return raw ? [describeOperation(document, path, method, item, raw)] : [];
    }),
  );

  const seen = new Set<string>();
  for (const { id } of operations) {
    if (seen.has(id)) throw new Error(`The operationId "${id}" is used twice.`);
    seen.add(id);
  }
  return operations;
}

/** Follows a `$ref` within the document; returns any other node unchanged. */
export function resolve<T extends object>(document: OpenApiDocument, node: T | Reference): T {
  if (!("$ref" in node) || typeof node.$ref !== "string") return node as T;
  return resolve(document, readPointer(document, node.$ref) as T | Reference);
}

export function readPointer(document: OpenApiDocument, reference: string): object {
  if (!reference.startsWith("#/")) {
    throw new Error(`The reference "${reference}" leaves the document.`);
  }
  let node: unknown = document;
  for (const segment of reference.slice(2).split("/")) {
    const key = segment.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, key)) {
      throw new Error(`The reference "${reference}" leads nowhere.`);
    }
    node = (node as Record<string, unknown>)[key];
  }
  return node as object;
}

/** The names of all properties in the document's schemas. */
export function listPropertyNames(document: OpenApiDocument): Set<string> {
  const names = new Set<string>();
  const collect = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      const isMap = key === "properties" && typeof value === "object" && value !== null;
      if (isMap) for (const name of Object.keys(value)) names.add(name);
      // An example holds data, and no schema.
      if (key !== "example" && key !== "examples") collect(value);
    }
  };
  collect(document);
  return names;
}

function describeOperation(
  document: OpenApiDocument,
  path: string,
  method: Method,
  item: PathItemObject,
  raw: OperationObject,
): Operation {
  if (!raw.operationId) throw new Error(`${method} ${path} has no operationId.`);
  const body = raw.requestBody && resolve(document, raw.requestBody);
  return {
    id: raw.operationId,
    method,
    path,
    tag: raw.tags?.[0] ?? "",
    assumed: raw["x-assumed"] === true,
    secured: describeSecurity(raw.security ?? document.security ?? []),
    parameters: mergeParameters(document, item, raw),
    requestMediaTypes: Object.keys(body?.content ?? {}),
    requestBodyRequired: body?.required === true,
    responses: new Map(
      Object.entries(raw.responses ?? {}).map(([status, response]) => [
        readStatus(raw.operationId, status),
        { mediaTypes: Object.keys(resolve(document, response).content ?? {}) },
      ]),
    ),
    raw,
  };
}

function describeSecurity(requirements: SecurityRequirement[]): Operation["secured"] {
  const schemes = requirements.map((requirement) => Object.keys(requirement).length);
  if (schemes.every((count) => count === 0)) return "none";
  return schemes.includes(0) ? "optional" : "required";
}

function mergeParameters(
  document: OpenApiDocument,
  item: PathItemObject,
  operation: OperationObject,
): ParameterObject[] {
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    resolve(document, parameter),
  );
  // The map lets an operation's parameter replace its path's parameter of the same name.
  return [...new Map(all.map((each) => [`${each.in} ${each.name}`, each])).values()];
}

function readStatus(operationId: string | undefined, status: string): number {
  if (/^[1-5]\d\d$/.test(status)) return Number(status);
  throw new Error(
    `${operationId} documents the response "${status}"; only exact statuses are read.`,
  );
}
