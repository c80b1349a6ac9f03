// Converts the document to OpenAPI 3.0.3, for tools that do not read 3.1.
import { stringify } from "yaml";
import { type OpenApiDocument, readPointer, type Schema, type SchemaObject } from "./document.ts";

const header = "# Made by `npm run openapi` from taxi-api.yaml: edit that, not this.\n";

/** The document as YAML in version 3.0.3. */
export function render30(document: OpenApiDocument): string {
  const options = {
    aliasDuplicateObjects: false,
    lineWidth: 120,
    // Tools of that age may read YAML 1.1, where a plain 11:02:10 is a number and 2026-05-18 a date.
    compat: "yaml-1.1",
  } as const;
  return header + stringify(to30(document), options);
}

type Node = Record<string, unknown>;

/** Parts that only a 3.1 document has. */
const newParts = new Set(["webhooks", "pathItems", "jsonSchemaDialect"]);

/** What stands in these is a value, whatever its keys. */
const examples = new Set(["example", "examples"]);

/**
 * A 3.0.3 document with the same operations. Its schemas accept all that the originals accept: where
 * 3.0 cannot express a constraint, they are looser.
 */
export function to30(document: OpenApiDocument): OpenApiDocument {
  const alwaysNullable = listAlwaysNullable(document);
  const toSchema = (schema: Schema) => toSchema30(document, schema, alwaysNullable);
  return convert(document, "") as OpenApiDocument;

  function convert(node: unknown, key: string): unknown {
    if (typeof node !== "object" || node === null || examples.has(key)) return node;
    if (Array.isArray(node)) return node.map((each) => convert(each, ""));
    if (key === "schema") return toSchema(node as Schema);
    if (key === "schemas") {
      return mapValues(node as Record<string, SchemaObject>, (schema, name) =>
        toSchema(alwaysNullable.has(toReference(name)) ? withNull(schema) : schema),
      );
    }
    if (key === "info") return toInfo30(node as Node);
    // In 3.0 a reference has no siblings; in 3.1 they only describe it.
    if ("$ref" in node && typeof node.$ref === "string") return { $ref: node.$ref };
    const kept = Object.entries(node).filter(([name]) => !newParts.has(name));
    return Object.fromEntries(
      kept.map(([name, value]) => [name, name === "openapi" ? "3.0.3" : convert(value, name)]),
    );
  }
}

/** The schemas that may be null wherever the document refers to them. */
function listAlwaysNullable(document: OpenApiDocument): Set<string> {
  const nullable = new Set<string>();
  const other = new Set<string>();
  walk(document);
  return new Set([...nullable].filter((reference) => !other.has(reference)));

  function walk(node: unknown): void {
    if (typeof node !== "object" || node === null) return;
    const branch = findNullable(document, node as SchemaObject);
    if (branch?.$ref !== undefined) nullable.add(branch.$ref);
    else if ("$ref" in node) other.add(String(node.$ref));
    for (const [key, value] of Object.entries(node)) {
      if (!examples.has(key) && value !== branch?.list) walk(value);
    }
  }
}

/** 3.0 has no summary of a whole document, and names a licence by its address. */
function toInfo30({ summary, description, license, ...info }: Node): Node {
  const { identifier, ...licence } = (license ?? {}) as Node;
  const texts = [summary, description].filter(Boolean);
  const url = identifier !== undefined && { url: `https://spdx.org/licenses/${identifier}.html` };
  return {
    ...info,
    ...(texts.length > 0 && { description: texts.join("\n\n") }),
    ...(license !== undefined && { license: { ...licence, ...url } }),
  };
}

/** The keywords of a 3.0 schema, without `nullable`, which 3.1 does not have. */
const keywords = new Set([
  ...["title", "description", "default", "example", "deprecated", "readOnly", "writeOnly"],
  ...["discriminator", "xml", "externalDocs", "type", "format", "enum", "required", "properties"],
  ...["additionalProperties", "items", "allOf", "anyOf", "oneOf", "not", "pattern", "multipleOf"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength", "maxLength"],
  ...["minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties"],
]);

/** Keywords of 3.1 that are converted without a loss, or that constrain nothing. */
const converted = new Set([
  ...["$ref", "const", "examples", "contentEncoding", "contentMediaType", "contentSchema"],
  ...["$comment", "$schema", "$id", "$anchor", "$defs"],
]);

const composers = ["allOf", "anyOf", "oneOf"] as const;

/** `{ type: "null" }` in a version that has no such type: an object that can only be null. */
const onlyNull = { type: "object", nullable: true, enum: [null] };

export function toSchema30(
  document: OpenApiDocument,
  schema: Schema,
  alwaysNullable: Set<string> = new Set(),
): SchemaObject {
  const sub = (each: Schema) => toSchema30(document, each, alwaysNullable);
  if (typeof schema === "boolean") return schema ? {} : { not: {} };
  const { $ref, ...own } = schema;
  if ($ref !== undefined) {
    if (Object.keys(own).length === 0) return { $ref };
    return sub({ ...own, allOf: [{ $ref }, ...(own.allOf ?? [])] });
  }
  const nullable = findNullable(document, schema);
  if (nullable) {
    const { target, beside } = nullable;
    if (nullable.$ref === undefined || !alwaysNullable.has(nullable.$ref)) {
      return sub({ ...withNull(target), ...beside });
    }
    return sub({ $ref: nullable.$ref, ...beside });
  }

  const result = Object.fromEntries(
    Object.entries(schema).filter(([name]) => keywords.has(name) || name.startsWith("x-")),
  ) as SchemaObject;
  if (schema.properties) result.properties = mapValues(schema.properties, (each) => sub(each));
  for (const name of composers) if (schema[name]) result[name] = schema[name].map(sub);
  if (schema.not !== undefined) result.not = sub(schema.not as Schema);
  if (typeof schema.items === "object" || typeof schema.items === "boolean") {
    result.items = sub(schema.items);
  }
  if (typeof schema.additionalProperties === "object") {
    result.additionalProperties = sub(schema.additionalProperties);
  }
  loosen(document, schema, result);
  convertValues(schema, result);
  convertBound(result, "minimum", "exclusiveMinimum", Math.max);
  convertBound(result, "maximum", "exclusiveMaximum", Math.min);
  convertType(result);
  if (result.type === "array") result.items ??= {};
  return result;
}

/**
 * Finds the schema in `oneOf: [schema, { type: "null" }]`, if it has a type. In 3.0 `nullable` counts only
 * beside the type of the same schema, so it stands in the referenced schema, or in a copy of that.
 */
function findNullable(document: OpenApiDocument, schema: SchemaObject) {
  for (const name of ["anyOf", "oneOf"] as const) {
    const { [name]: list, ...beside } = schema;
    if (!Array.isArray(list) || list.length !== 2 || !list.some(isNull)) continue;
    const branch = list.find((each) => !isNull(each));
    if (typeof branch !== "object" || Object.keys(beside).some(constrains)) continue;
    const { $ref, ...own } = branch;
    if ($ref !== undefined && Object.keys(own).length > 0) continue;
    const target = $ref === undefined ? branch : (readPointer(document, $ref) as SchemaObject);
    if (target.type === undefined || composers.some((each) => target[each])) continue;
    return { $ref, target, beside, list };
  }
}

function withNull({ const: only, ...schema }: SchemaObject): SchemaObject {
  const known = only === undefined ? schema.enum : [only];
  const type = [schema.type ?? [], "null"].flat();
  return { ...schema, type, ...(Array.isArray(known) && { enum: [...known, null] }) };
}

function isNull(schema: Schema): boolean {
  return typeof schema === "object" && schema.type === "null";
}

function constrains(keyword: string): boolean {
  return (
    !["description", "title", "deprecated", "example"].includes(keyword) &&
    !keyword.startsWith("x-")
  );
}

/** Drops what would be wrong without a keyword that 3.0 lacks, such as `patternProperties` or `if`. */
function loosen(document: OpenApiDocument, schema: SchemaObject, result: SchemaObject): void {
  // Without them, these would refuse what the dropped keyword has accepted.
  if (schema.patternProperties) delete result.additionalProperties;
  if (schema.prefixItems) result.items = {};
  // A looser schema makes a stricter `not`, and may be a second match of a `oneOf`.
  if (isLoosened(document, schema.not)) delete result.not;
  if (isLoosened(document, schema.oneOf)) {
    const { oneOf, anyOf, allOf = [] } = result;
    delete result.oneOf;
    if (anyOf) result.allOf = [...allOf, { anyOf: oneOf }];
    else result.anyOf = oneOf;
  }
  // In 3.0 this list has entries.
  if (result.required?.length === 0) delete result.required;
}

/** Whether this is, refers to or contains a schema with a constraint that 3.0 cannot express. */
function isLoosened(document: OpenApiDocument, node: unknown, seen = new Set<unknown>()): boolean {
  if (typeof node !== "object" || node === null || seen.has(node)) return false;
  seen.add(node);
  const isIn = (each: unknown) => isLoosened(document, each, seen);
  if (Array.isArray(node)) return node.some(isIn);
  return Object.entries(node as SchemaObject).some(([name, value]) => {
    if (name === "$ref") return isIn(readPointer(document, value as string));
    if (name === "properties") return Object.values(value as object).some(isIn);
    if (name.startsWith("x-") || ["example", "examples", "default", "enum"].includes(name))
      return false;
    return (!keywords.has(name) && !converted.has(name)) || isIn(value);
  });
}

function convertValues(schema: SchemaObject, result: SchemaObject): void {
  if ("const" in schema) result.enum = [schema.const];
  const [example] = Array.isArray(schema.examples) ? schema.examples : [];
  if (example !== undefined) result.example ??= example;
  if (schema.contentEncoding === "base64") result.format ??= "byte";
  else if (schema.contentMediaType && !schema.contentEncoding) result.format ??= "binary";
}

/** `exclusiveMinimum: 0` is `minimum: 0, exclusiveMinimum: true` in 3.0. */
function convertBound(
  schema: SchemaObject,
  bound: "minimum" | "maximum",
  exclusive: "exclusiveMinimum" | "exclusiveMaximum",
  stricter: (...bounds: number[]) => number,
): void {
  const limit = schema[exclusive];
  if (typeof limit !== "number") return;
  const inclusive = schema[bound];
  delete schema[exclusive];
  if (
    typeof inclusive === "number" &&
    inclusive !== limit &&
    stricter(inclusive, limit) === inclusive
  ) {
    return;
  }
  schema[bound] = limit;
  schema[exclusive] = true;
}

function convertType(schema: SchemaObject): void {
  if (schema.type === undefined) return;
  const all = [schema.type].flat();
  const types = all.filter((type) => type !== "null");
  const nullable = types.length < all.length && { nullable: true };
  const [type, ...others] = types;
  if (type === undefined) Object.assign(schema, onlyNull);
  else if (others.length === 0) Object.assign(schema, { type, ...nullable });
  else {
    delete schema.type;
    const { allOf = [] } = schema;
    const branches = types.map((each) => ({
      type: each,
      ...nullable,
      ...(each === "array" && { items: {} }),
    }));
    schema.allOf = [...allOf, { anyOf: branches }];
  }
}

function toReference(name: string): string {
  return `#/components/schemas/${name}`;
}

function mapValues<V, W>(
  record: Record<string, V>,
  map: (value: V, name: string) => W,
): Record<string, W> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, map(value, name)]),
  );
}
