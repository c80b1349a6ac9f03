// Turns a schema of the document into a self-contained one for the validator.
import { type OpenApiDocument, readPointer, type Schema, type SchemaObject } from "./document.ts";

/**
 * How a schema treats properties that it does not name:
 * "open" accepts them, "closed" refuses them, and "branch" leaves them to the surrounding `allOf` (or
 * similar), which alone sees all branches; schemas below a branch are closed again.
 */
type Mode = "open" | "closed" | "branch";

/** Keywords that describe and do not constrain, without `default`, which parameters use. */
const annotations = new Set([
  "$comment",
  "title",
  "description",
  "deprecated",
  "readOnly",
  "writeOnly",
  "example",
  "examples",
  "externalDocs",
  "discriminator",
  "xml",
]);

const single = (convert: (schema: Schema) => unknown) => (value: unknown) =>
  convert(value as Schema);
const list = (convert: (schema: Schema) => unknown) => (value: unknown) =>
  (value as Schema[]).map(convert);
const map = (convert: (schema: Schema) => unknown) => (value: unknown) =>
  Object.fromEntries(
    Object.entries(value as Record<string, Schema>).map(([name, schema]) => [
      name,
      convert(schema),
    ]),
  );

/** The keywords that contain schemas: their layout, and the part of the value that they check. */
const holders = {
  items: [single, "below"],
  prefixItems: [list, "below"],
  properties: [map, "below"],
  patternProperties: [map, "below"],
  additionalProperties: [single, "below"],
  unevaluatedProperties: [single, "below"],
  unevaluatedItems: [single, "below"],
  allOf: [list, "branch"],
  anyOf: [list, "branch"],
  oneOf: [list, "branch"],
  // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
  then: [single, "branch"],
  else: [single, "branch"],
  dependentSchemas: [map, "branch"],
  if: [single, "question"],
  not: [single, "question"],
  contains: [single, "question"],
  propertyNames: [single, "question"],
} as const;

/** Replaces an open enum's `enum`: the validator accepts every value and reports new ones. */
export const knownValues = "knownValues";

/** Whether an enum may grow: `x-open-enum: true`. */
export const isOpenEnum = (schema: SchemaObject): boolean =>
  schema["x-open-enum"] === true && Array.isArray(schema.enum);

/**
 * A copy with resolved references and without annotations; with `closed`, a strict one. With
 * `openEnums` it accepts new values of enums that the document marks with `x-open-enum`.
 */
export function expandSchema(
  document: OpenApiDocument,
  schema: Schema,
  { closed, openEnums = false }: { closed: boolean; openEnums?: boolean },
): Schema {
  return expand(schema, closed ? "closed" : "open", []);

  function expand(schema: Schema, mode: Mode, trail: string[]): Schema {
    if (typeof schema === "boolean") return schema;
    const { $ref, ...own } = withoutAnnotations(schema);
    if (openEnums && isOpenEnum(schema)) {
      own[knownValues] = own.enum;
      delete own.enum;
    }
    if ($ref === undefined) return expandKeywords(own, mode, trail);
    if (trail.includes($ref)) throw new Error(`The schema "${$ref}" contains itself.`);

    // A constraint beside a reference applies together with it; a default only needs copying.
    const { default: _, ...constraints } = own;
    if (Object.keys(constraints).length > 0) {
      const { allOf = [], ...rest } = own;
      return expandKeywords({ ...rest, allOf: [{ $ref }, ...allOf] }, mode, trail);
    }
    const target = readPointer(document, $ref) as Schema;
    const expanded = expand(target, mode, [...trail, $ref]);
    return typeof expanded === "boolean" ? expanded : { ...expanded, ...own };
  }

  function expandKeywords(schema: SchemaObject, mode: Mode, trail: string[]): SchemaObject {
    const composed = isComposed(schema);
    const modes: Record<"below" | "branch" | "question", Mode> = {
      below: mode === "open" ? "open" : "closed",
      branch: mode === "closed" && composed ? "branch" : mode,
      question: "open",
    };
    const expanded: SchemaObject = Object.fromEntries(
      Object.entries(schema).map(([keyword, value]) => {
        if (!isHolder(keyword)) return [keyword, value];
        const [layout, place] = holders[keyword];
        return [keyword, layout((each) => expand(each, modes[place], trail))(value)];
      }),
    );
    const decided = "additionalProperties" in schema || "unevaluatedProperties" in schema;
    if (mode !== "closed" || decided) return expanded;
    if (composed) return { ...expanded, unevaluatedProperties: false };
    if (schema.properties) return { ...expanded, additionalProperties: false };
    return expanded;
  }
}

/** Whether a value of this schema is a file, which the validator does not parse. */
export function isFileSchema(schema: Schema | undefined): boolean {
  if (typeof schema !== "object") return false;
  return (
    schema.format === "binary" ||
    schema.contentMediaType !== undefined ||
    schema.contentEncoding !== undefined
  );
}

/** Whether several schemas together define an object's properties. */
function isComposed(schema: SchemaObject): boolean {
  if (schema.allOf || schema.then || schema.else || schema.dependentSchemas) return true;
  return schema.properties !== undefined && Boolean(schema.anyOf ?? schema.oneOf);
}

function isHolder(keyword: string): keyword is keyof typeof holders {
  return Object.hasOwn(holders, keyword);
}

function withoutAnnotations(schema: SchemaObject): SchemaObject {
  return Object.fromEntries(
    Object.entries(schema).filter(([key]) => !annotations.has(key) && !key.startsWith("x-")),
  );
}
