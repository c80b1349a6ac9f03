// Converts text values (parameters, form fields) to the type of their schema.
import type { Schema } from "./document.ts";

/** Digits that a JavaScript number holds exactly. */
const decimal = /^-?\d{1,15}(\.\d{1,15})?$/;

/**
 * Returns text that does not parse as the type unchanged, so that the schema refuses it.
 * `explode: false` means that a list arrives as one text with commas.
 */
export function coerce(value: unknown, schema: Schema, { explode = true } = {}): unknown {
  const types = listTypes(schema);
  if (types.has("array")) {
    const items = (typeof schema === "object" && schema.items) || true;
    return listItems(value, explode).map((item) => coerce(item, items));
  }
  if (typeof value !== "string") return value;
  if ((types.has("integer") || types.has("number")) && decimal.test(value)) return Number(value);
  if (types.has("boolean") && (value === "true" || value === "false")) return value === "true";
  return value;
}

function listItems(value: unknown, explode: boolean): unknown[] {
  if (Array.isArray(value)) return value;
  if (explode || typeof value !== "string") return [value];
  return value === "" ? [] : value.split(",");
}

function listTypes(schema: Schema): Set<string> {
  if (typeof schema === "boolean") return new Set();
  const { type = [], allOf = [], anyOf = [], oneOf = [] } = schema;
  const branches = [...allOf, ...anyOf, ...oneOf].flatMap((branch) => [...listTypes(branch)]);
  return new Set([type, branches].flat());
}
