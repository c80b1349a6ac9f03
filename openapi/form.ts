// Forms (multipart and urlencoded): flat objects of text fields and files.
import type { FuncKeywordDefinition } from "ajv";
import { coerce } from "./coerce.ts";
import type { Schema, SchemaObject } from "./document.ts";
import { isFileSchema } from "./schema.ts";

const formMediaTypes = ["multipart/form-data", "application/x-www-form-urlencoded"];

export function isFormMediaType(mediaType: string): boolean {
  return formMediaTypes.includes(mediaType);
}

/** The schema of a parsed form: a binary string of the document is a file here. */
export function toFormSchema(schema: Schema): SchemaObject {
  if (typeof schema === "boolean" || !schema.properties) {
    throw new Error("A form is documented by a schema with properties.");
  }
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    const isList = typeof property === "object" && isFileSchema(property.items);
    if (isList) return [name, { ...property, items: { isFile: true } }];
    return [name, isFileSchema(property) ? { isFile: true } : property];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** A copy of the form with its fields converted to the schema's types. */
export function coerceFields(form: unknown, { properties = {} }: SchemaObject): unknown {
  if (typeof form !== "object" || form === null || Array.isArray(form)) return form;
  // fromEntries defines keys instead of assigning them, so a field named __proto__ stays a field.
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, schema === undefined ? value : coerce(value, schema)];
    }),
  );
}

export const fileKeyword: FuncKeywordDefinition = {
  keyword: "isFile",
  error: { message: "must be a file" },
  validate: (_: true, value: unknown) =>
    value instanceof Uint8Array ||
    value instanceof Blob ||
    (typeof value === "object" && value !== null && "filename" in value),
};
