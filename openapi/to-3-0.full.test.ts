import { readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import {
  copy30Path,
  listOperations,
  loadDocument,
  type OpenApiDocument,
  resolve,
  type Schema,
} from "./document.ts";
import { lint } from "./lint.ts";
import { listSamples } from "./samples.ts";
import { render30, to30, toSchema30 } from "./to-3-0.ts";

const original = loadDocument();
const text = render30(original);
const copy: OpenApiDocument = parse(text);

describe("the copy in OpenAPI 3.0", () => {
  it("is the one in the repository", () => {
    expect(readFileSync(copy30Path, "utf8")).toBe(text);
  });

  it("lints as OpenAPI 3.0.3", async () => {
    expect(copy.openapi).toBe("3.0.3");
    expect(await lint(copy30Path)).toEqual([]);
  });

  it("means the same to a reader of YAML 1.1", () => {
    expect(parse(text, { version: "1.1" })).toEqual(to30(original));
  });

  it("has the same operations, with the same parameters, media types, statuses and security", () => {
    const outline = (document: OpenApiDocument) =>
      listOperations(document).map(({ raw, parameters, ...operation }) => ({
        ...operation,
        parameters: parameters.map(({ schema, ...parameter }) => parameter),
        texts: [raw.summary, raw.description],
      }));
    expect(outline(copy)).toEqual(outline(original));
  });

  it("has the same components, examples included", () => {
    const named = (document: OpenApiDocument) =>
      Object.values(document.components ?? {}).map((each) => Object.keys(each));
    expect(named(copy)).toEqual(named(original));
    expect(copy.components).toMatchObject({
      examples: (original.components as { examples: object }).examples,
    });
  });

  it("has nothing that only 3.1 has", () => {
    const schemas = listSchemas(copy);
    expect(schemas.length).toBeGreaterThan(400);
    const odd = schemas.flatMap(([place, schema]) => {
      const { type, nullable, required, exclusiveMinimum, exclusiveMaximum } = schema;
      const faults: [string, boolean][] = [
        ["a list of types", Array.isArray(type)],
        ["the type null", type === "null"],
        ["a keyword of 3.1", Object.keys(schema).some((name) => !isOf30(name))],
        ["nullable without a type", nullable === true && type === undefined],
        ["a reference with siblings", "$ref" in schema && Object.keys(schema).length > 1],
        ["an empty list", required?.length === 0],
        ["an array without items", type === "array" && schema.items === undefined],
        ["a bound that is a number", [exclusiveMinimum, exclusiveMaximum].some(Number.isFinite)],
      ];
      return faults.filter(([, is]) => is).map(([fault]) => `${place}: ${fault}`);
    });
    expect(odd).toEqual([]);
    expect(copy).not.toHaveProperty("info.summary");
    expect(copy).not.toHaveProperty("info.license.identifier");
  });
});

/** Validators of both versions; Ajv itself knows the `nullable` of 3.0. */
const ajv = addDocument(new Ajv({ strict: false, allErrors: true }), withNumberBounds(copy));
const ajv31 = addDocument(new Ajv2020({ strict: false }), original);

function addDocument<A extends Ajv | Ajv2020>(validator: A, document: unknown): A {
  addFormats(validator as Ajv);
  validator.addFormat("binary", true);
  validator.addSchema(document as object, "copy");
  return validator;
}

function validatorOf(name: string): ValidateFunction {
  return ajv.compile({ $ref: `copy#/components/schemas/${name}` });
}

describe("a validator for OpenAPI 3.0", () => {
  it.each(listBodies(copy))("accepts the examples of %s", (_place, schema, samples) => {
    const validate = ajv.compile(withNumberBounds(rebase(schema)) as object);
    for (const sample of samples) {
      validate(sample);
      expect(validate.errors ?? []).toEqual([]);
    }
    expect(samples.length).toBeGreaterThan(0);
  });

  it("accepts and refuses the same changes of the examples as one for 3.1", () => {
    const originals = new Map(listBodies(original).map(([place, schema]) => [place, schema]));
    let accepted = 0;
    let refused = 0;
    for (const [place, schema, samples] of listBodies(copy)) {
      const validate = ajv.compile(withNumberBounds(rebase(schema)) as object);
      const validate31 = ajv31.compile(rebase(originals.get(place) ?? false));
      for (const changed of samples.flatMap(listVariants)) {
        const isGood = validate(changed);
        if (isGood !== validate31(changed)) expect.fail(`${place}: ${JSON.stringify(changed)}`);
        if (isGood) accepted += 1;
        else refused += 1;
      }
    }
    expect(Math.min(accepted, refused)).toBeGreaterThan(1000);
  });

  const service = (copy.components as { examples: Record<string, { value: { service: object } }> })
    .examples.ServiceEnvelope?.value.service;
  const purse = { purse_id: 71, amount: 12.5, code: "PRD" };
  const fare = { type: "fixed", fare: 18, ...{ scheduled: true, hide_details: true } };
  const lines = { breakdown: [], info: [] };
  const taxi = { name: "A", plate: "0123", model: "Alba", telephone: "+34600555666" };
  const at = "2026-05-18T09:01:12Z";
  const position = { latitude: 38, longitude: 0, at };

  it.each([
    ["Service", "null where it is allowed", { ...service, destination: null, taxi: null }],
    ["Service", "an object where null is allowed", { ...service, taxi }],
    ["Service", "null in place of a text", { ...service, viajero: null }],
    ["Transfer", "an amount above the bound", purse],
    ["Fare", "a fixed fare", { ...fare, ...lines }],
    ["TaxiPosition", "a direction at the bound", { ...position, bearing: 360 }],
    ["EmployeeChange", "a telephone that is removed", { telephone: null }],
  ])("accepts %s with %s", (name, _what, value) => {
    expect(service).toBeDefined();
    expect(validatorOf(name)(value)).toBe(true);
  });

  it.each([
    ["Service", "null where it is not allowed", { ...service, direccion: null }],
    ["Service", "a taxi without its plate", { ...service, taxi: { ...taxi, plate: undefined } }],
    ["Service", "a text in place of an object or null", { ...service, taxi: "Alba" }],
    ["Service", "a number as a text", { ...service, id: "7001" }],
    ["Service", "a wrong day", { ...service, date: "18.05.2026" }],
    ["Service", "a missing field", { ...service, status_name: undefined }],
    ["Transfer", "an amount at the bound that it excludes", { ...purse, amount: 0 }],
    ["Transfer", "a code and a user", { ...purse, user_id: 102 }],
    ["Fare", "a fare of another type", { ...fare, ...lines, type: "calculated" }],
    ["TaxiPosition", "a direction above the bound", { ...position, bearing: 360.1 }],
    ["SignUp", "terms that are not accepted", { terms: false }],
    ["EmployeeChange", "no change at all", {}],
    ["EmployeeChange", "null where it is not allowed", { name: null }],
    ["TicketType", "an unknown value", "praise"],
    ["NewService", "another application", { tipo_aplicacion_cliente_id: 22 }],
  ])("refuses %s with %s", (name, _what, value) => {
    const validate = validatorOf(name);
    // Missing fields stay missing, as in JSON.
    expect(validate(JSON.parse(JSON.stringify(value)))).toBe(false);
    const places = validate.errors?.map(({ instancePath }) => instancePath.split("/")[1]);
    if (name === "SignUp") expect(places).toContain("terms");
    if (name === "NewService") expect(places).toContain("tipo_aplicacion_cliente_id");
  });
});

describe("toSchema30", () => {
  const document = {
    openapi: "3.1.0",
    components: {
      schemas: {
        Taxi: { type: "object", required: ["plate"], properties: { plate: { type: "string" } } },
        Colour: { type: "string", enum: ["white", "black"] },
        Fare: { anyOf: [{ type: "number" }, { type: "string" }] },
        Loose: { type: "object", propertyNames: { pattern: "^a" } },
      },
    },
  } as OpenApiDocument;
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const onlyNull = { type: "object", nullable: true, enum: [null] };

  it.each<[what: string, from: Schema, to: object]>([
    ["a nullable type", { type: ["string", "null"] }, { type: "string", nullable: true }],
    [
      "several types",
      { type: ["integer", "array", "null"], minimum: 1 },
      {
        minimum: 1,
        allOf: [
          {
            anyOf: [
              { type: "integer", nullable: true },
              { type: "array", nullable: true, items: {} },
            ],
          },
        ],
      },
    ],
    ["null alone", { type: "null" }, onlyNull],
    ["a reference", ref("Taxi"), ref("Taxi")],
    [
      "a reference with a description",
      { ...ref("Taxi"), description: "The taxi." },
      { description: "The taxi.", allOf: [ref("Taxi")] },
    ],
    [
      "a nullable reference",
      { description: "The taxi.", oneOf: [ref("Taxi"), { type: "null" }] },
      {
        type: "object",
        nullable: true,
        description: "The taxi.",
        required: ["plate"],
        properties: { plate: { type: "string" } },
      },
    ],
    [
      "a nullable enum",
      { anyOf: [ref("Colour"), { type: "null" }] },
      { type: "string", nullable: true, enum: ["white", "black", null] },
    ],
    [
      "a nullable choice",
      { oneOf: [ref("Fare"), { type: "null" }] },
      { oneOf: [ref("Fare"), onlyNull] },
    ],
    ["a constant", { type: "integer", const: 23 }, { type: "integer", enum: [23] }],
    ["examples", { type: "string", examples: ["a", "b"] }, { type: "string", example: "a" }],
    [
      "exclusive bounds",
      { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 9, minimum: 1, maximum: 9 },
      { type: "number", minimum: 1, maximum: 9, exclusiveMaximum: true },
    ],
    ["an upload", { contentMediaType: "image/png" }, { format: "binary" }],
    [
      "encoded bytes",
      { type: "string", contentEncoding: "base64" },
      { type: "string", format: "byte" },
    ],
    [
      "every value and none",
      { items: true, not: false, type: "array" },
      { type: "array", items: {}, not: { not: {} } },
    ],
    ["an empty list", { type: "object", required: [] }, { type: "object" }],
    [
      "patterns of names",
      { type: "object", patternProperties: { "^x": {} }, additionalProperties: false },
      { type: "object" },
    ],
    ["a tuple", { type: "array", prefixItems: [{}], items: false }, { type: "array", items: {} }],
    [
      "a condition",
      // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
      { if: { required: ["a"] }, then: { required: ["b"] }, minProperties: 1 },
      { minProperties: 1 },
    ],
    [
      "the opposite of what is looser now",
      { not: ref("Loose"), minProperties: 1 },
      { minProperties: 1 },
    ],
    [
      "one of what is looser now",
      { oneOf: [ref("Loose"), { type: "object", properties: { if: { type: "string" } } }] },
      { anyOf: [ref("Loose"), { type: "object", properties: { if: { type: "string" } } }] },
    ],
    [
      "marks of our own",
      { type: "string", "x-open-enum": true },
      { type: "string", "x-open-enum": true },
    ],
  ])("converts %s", (_what, from, to) => {
    expect(toSchema30(document, from)).toEqual(to);
  });
});

/** The keywords of the Schema Object in the specification of OpenAPI 3.0.3. */
function isOf30(keyword: string): boolean {
  const listed = `title multipleOf maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern maxItems
    minItems uniqueItems maxProperties minProperties required enum type allOf oneOf anyOf not items properties
    additionalProperties description format default nullable discriminator readOnly writeOnly xml externalDocs example
    deprecated $ref`;
  return keyword.startsWith("x-") || listed.split(/\s+/).includes(keyword);
}

type Node = Record<string, unknown>;
type Schema30 = Node & { type?: unknown; required?: unknown[]; exclusiveMinimum?: unknown };

/** Every schema of a document with its place, found by the keys that hold schemas. */
function listSchemas(node: unknown, place = "#", isSchema = false): [string, Schema30][] {
  if (typeof node !== "object" || node === null) return [];
  const own: [string, Schema30][] =
    isSchema && !Array.isArray(node) ? [[place, node as Schema30]] : [];
  const holder = place.split("/").at(-1) ?? "";
  const inner = Object.entries(node).flatMap(([key, value]) => {
    if (holder !== "properties" && values.includes(key)) return [];
    const isHeld = Array.isArray(node) ? isSchema : mapHolders.includes(holder);
    return listSchemas(value, `${place}/${key}`, isHeld || holders.includes(key));
  });
  return [...own, ...inner];
}

const holders = ["schema", "items", "not", "additionalProperties", "allOf", "anyOf", "oneOf"];
const mapHolders = ["properties", "schemas"];
const values = ["example", "examples", "default", "enum"];

/** Ajv has the exclusive bounds of later drafts; all else that it needs is the same in 3.0. */
function withNumberBounds(node: unknown): unknown {
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return node.map(withNumberBounds);
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...others } = node as Node;
  return {
    ...Object.fromEntries(
      Object.entries(others).map(([key, value]) => [key, withNumberBounds(value)]),
    ),
    ...(exclusiveMinimum === true
      ? { exclusiveMinimum: minimum }
      : minimum !== undefined && { minimum }),
    ...(exclusiveMaximum === true
      ? { exclusiveMaximum: maximum }
      : maximum !== undefined && { maximum }),
  };
}

/** The schema with its references into the copy. */
function rebase(schema: Schema): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"copy#/'));
}

/** The value with one change each: a part that is missing, null, or of another type or size. */
function listVariants(value: unknown): unknown[] {
  const others = [null, "a text", "", -1, 0, 1.5, 1e12, true, {}, []];
  if (typeof value !== "object" || value === null) return others;
  const inner = Object.entries(value).flatMap(([key, part]) => {
    const withPart = (changed: unknown) =>
      Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
    return listVariants(part).map(withPart);
  });
  const without = Array.isArray(value)
    ? []
    : Object.keys(value).map((key) => {
        const { [key]: _, ...rest } = value as Node;
        return rest;
      });
  return [...others, ...without, ...inner];
}

/** Every JSON body with its schema and its examples. */
function listBodies(document: OpenApiDocument): [string, Schema, unknown[]][] {
  return listOperations(document).flatMap(({ id, raw }) => {
    const bodies = [
      ["the request of", raw.requestBody && resolve(document, raw.requestBody).content] as const,
      ...Object.entries(raw.responses ?? {}).map(
        ([status, response]) => [`${status} of`, resolve(document, response).content] as const,
      ),
    ];
    return bodies.flatMap(([what, content]): [string, Schema, unknown[]][] => {
      const described = content?.["application/json"];
      if (!described) return [];
      return [[`${what} ${id}`, described.schema ?? true, listSamples(document, described)]];
    });
  });
}
