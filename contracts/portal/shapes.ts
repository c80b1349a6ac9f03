// Describes a schema of the document in the words of a page.
import {
  type OpenApiDocument,
  readPointer,
  type Schema,
  type SchemaObject,
} from "../../openapi/document.ts";
import { isOpenEnum } from "../../openapi/schema.ts";

export type Shape = {
  type: string;
  /** The schema's name in the document. */
  name?: string;
  isNullable: boolean;
  description?: string;
  /** Constraints in words. */
  rules: string[];
  values: unknown[];
  /** Whether the values may grow. */
  isOpen: boolean;
  /** The nodes that say that they are assumed. */
  assumed: SchemaObject[];
  fields: Field[];
  /** The entries of a list, or of a map. */
  items?: Shape;
  /** The shapes of which one applies. */
  variants: Shape[];
};

export type Field = { name: string; isRequired: boolean; shape: Shape };

export function describeSchema(document: OpenApiDocument, schema: Schema = true): Shape {
  return shapeOf(schema, []);

  function shapeOf(schema: Schema, trail: string[]): Shape {
    if (typeof schema === "boolean") return { ...empty(), type: schema ? "anything" : "nothing" };
    const { $ref, ...own } = schema;
    const shape = describeOwn(schema, own, trail);
    if ($ref === undefined) return shape;

    const name = $ref.split("/").at(-1);
    if (trail.includes($ref)) return { ...shape, type: `${name}, as above`, name };
    const target = shapeOf(readPointer(document, $ref) as Schema, [...trail, $ref]);
    return { ...merge(target, shape), name };
  }

  function describeOwn(node: SchemaObject, own: SchemaObject, trail: string[]): Shape {
    const { type, properties = {}, required = [], items, additionalProperties: others } = own;
    const types = [type ?? []].flat();
    const shape: Shape = {
      ...empty(),
      type: nameType(own, types),
      isNullable: types.includes("null"),
      description: own.description as string | undefined,
      rules: listRules(own),
      values: own.const === undefined ? ((own.enum as unknown[]) ?? []) : [own.const],
      isOpen: isOpenEnum(own),
      assumed: own["x-assumed"] === true ? [node] : [],
      fields: Object.entries(properties).map(([name, property]) => ({
        name,
        isRequired: required.includes(name),
        shape: shapeOf(property, trail),
      })),
      items: items === undefined ? undefined : shapeOf(items, trail),
    };
    if (typeof others === "object") {
      const field = { name: "any other name", isRequired: false, shape: shapeOf(others, trail) };
      shape.fields.push(field);
    }
    const whole = (own.allOf ?? [])
      // A part's name is not the name of the whole.
      .map((branch) => ({ ...shapeOf(branch, trail), name: undefined }))
      .reduce<Shape>((sum, branch) => merge(sum, branch), shape);
    return [own.anyOf, own.oneOf].reduce<Shape>(
      (sum, branches) => (branches ? addBranches(sum, branches, trail) : sum),
      { ...whole, fields: markRequired(whole.fields, required) },
    );
  }

  function addBranches(shape: Shape, branches: Schema[], trail: string[]): Shape {
    const isNull = (branch: Schema) => typeof branch === "object" && branch.type === "null";
    const isNullable = shape.isNullable || branches.some(isNull);
    const others = branches.filter((branch) => !isNull(branch));
    const alternatives = others.map(namesOnly);
    if (alternatives.every((names) => names !== undefined)) {
      const rule = `has ${alternatives.map((names) => names.join(" and ")).join(", or else ")}`;
      return { ...shape, isNullable, rules: [...shape.rules, rule] };
    }
    const variants = others.map((branch) => shapeOf(branch, trail));
    const [only, another] = variants;
    if (only && !another) {
      return { ...merge(only, shape), name: shape.name ?? only.name, isNullable };
    }
    return { ...shape, isNullable, type: `one of ${variants.length} shapes`, variants };
  }
}

const empty = (): Shape => ({
  type: "anything",
  isNullable: false,
  rules: [],
  values: [],
  isOpen: false,
  assumed: [],
  fields: [],
  variants: [],
});

/** The fields that a branch requires, if it says nothing else. */
function namesOnly(branch: Schema): string[] | undefined {
  if (typeof branch === "boolean") return undefined;
  return Object.keys(branch).join() === "required" ? branch.required : undefined;
}

/** Both at once; the second says more about the same value. */
function merge(one: Shape, two: Shape): Shape {
  const names = new Set(two.fields.map(({ name }) => name));
  return {
    type: two.type === "anything" ? one.type : two.type,
    name: two.name ?? one.name,
    isNullable: one.isNullable || two.isNullable,
    description: two.description ?? one.description,
    rules: [...one.rules, ...two.rules],
    values: two.values.length > 0 ? two.values : one.values,
    isOpen: one.isOpen || two.isOpen,
    assumed: [...two.assumed, ...one.assumed],
    fields: [...one.fields.filter(({ name }) => !names.has(name)), ...two.fields],
    items: two.items ?? one.items,
    variants: [...one.variants, ...two.variants],
  };
}

const markRequired = (fields: Field[], required: string[]): Field[] =>
  fields.map((field) => (required.includes(field.name) ? { ...field, isRequired: true } : field));

function nameType(schema: SchemaObject, types: string[]): string {
  const named = types.filter((type) => type !== "null").join(" or ");
  if (schema.format === "binary") return "file";
  if (named === "" && schema.properties) return "object";
  if (named === "" && schema.const !== undefined) return typeof schema.const;
  if (named === "") return "anything";
  return named === "array" ? "list" : named;
}

function listRules(schema: SchemaObject): string[] {
  const { format, pattern, uniqueItems, default: preset } = schema;
  const number = (key: string) => schema[key] as number | undefined;
  return [
    format !== undefined && format !== "binary" && `format ${format}`,
    toRange(number("minLength"), number("maxLength"), "character"),
    toRange(number("minItems"), number("maxItems"), "entry", "entries"),
    toRange(number("minProperties"), number("maxProperties"), "field"),
    toRange(number("minimum"), number("maximum")),
    number("exclusiveMinimum") !== undefined && `more than ${schema.exclusiveMinimum}`,
    number("exclusiveMaximum") !== undefined && `less than ${schema.exclusiveMaximum}`,
    pattern !== undefined && `matches ${pattern}`,
    uniqueItems === true && "no entry twice",
    preset !== undefined && `${JSON.stringify(preset)} if left out`,
  ].filter((rule) => rule !== false);
}

function toRange(min?: number, max?: number, one = "", many = `${one}s`): string | false {
  if (min === undefined && max === undefined) return false;
  const unit = one === "" ? "" : ` ${(max ?? min) === 1 ? one : many}`;
  if (max === undefined) return `at least ${min}${unit}`;
  if (min === undefined) return `at most ${max}${unit}`;
  return min === max ? `exactly ${min}${unit}` : `${min} to ${max}${unit}`;
}
