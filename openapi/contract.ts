// The only module through which programs use the OpenAPI document: it lists the operations, and
// checks whether a request or a response matches the document.

import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { coerce } from "./coerce.ts";
import {
  listOperations,
  listPropertyNames,
  type MediaTypeObject,
  type OpenApiDocument,
  type Operation,
  type ParameterObject,
  resolve,
  type Schema,
} from "./document.ts";
import { coerceFields, fileKeyword, isFormMediaType, toFormSchema } from "./form.ts";
import { type NewValue, newValueKeyword, type Problem, toProblems } from "./problems.ts";
import { listRows, type SiftedAnswer, siftRows } from "./rows.ts";
import { expandSchema, isFileSchema } from "./schema.ts";

export type { OpenApiDocument, Operation } from "./document.ts";
export { documentPath, listOperations, loadDocument } from "./document.ts";
export type { NewValue, Problem } from "./problems.ts";
export type { OddRow } from "./rows.ts";

type Values = Record<string, unknown>;

interface RequestParts {
  path: Values;
  query: Values;
  headers: Values;
}

export interface Contract {
  operations: Operation[];
  operation(id: string): Operation;
  /** Reads the documented parameters, typed and with their defaults, and ignores others. */
  checkParameters(
    operationId: string,
    parts: RequestParts,
  ): { values: RequestParts; problems: Problem[] };
  /** An undocumented property is a problem. `value` is the body; a form's fields are typed. */
  checkRequestBody(
    operationId: string,
    mediaType: string | undefined,
    body: unknown,
  ): { value: unknown; problems: Problem[] };
  /** Lists the problems of an answer; new values of open enums go into `newValues`. */
  checkResponse(
    operationId: string,
    status: number,
    mediaType: string | undefined,
    body: unknown,
    newValues?: NewValue[],
  ): Problem[];
  /**
   * Removes the invalid rows from the lists of an answer that `checkResponse` refuses. Returns
   * undefined if the answer has other problems too, or no lists.
   */
  siftRows(
    operationId: string,
    status: number,
    mediaType: string | undefined,
    body: unknown,
  ): SiftedAnswer | undefined;
  /** Whether a schema of the document has a property of this name. */
  knowsProperty(name: string): boolean;
}

interface Compiled<S extends Schema> {
  schema: S;
  check(value: unknown, newValues?: NewValue[]): Problem[];
}

/** Headers that OpenAPI does not describe as parameters, but by media types and security schemes. */
const reservedHeaders = ["accept", "content-type", "authorization"];

/** With `closed`, undocumented properties of responses and new values of open enums are problems too. */
export function createContract(
  document: OpenApiDocument,
  { closed = false }: { closed?: boolean } = {},
): Contract {
  const operations = listOperations(document);
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const ajv = createValidator();
  let propertyNames: Set<string> | undefined;

  // Compiled on first use, and once for all operations that share a part of the document.
  const compileParameter = memoize(({ schema = true }: ParameterObject) =>
    compile(expandSchema(document, schema, { closed: false })),
  );
  const compileRequest = memoize(({ schema = true }: MediaTypeObject) =>
    compile(expandSchema(document, schema, { closed: true })),
  );
  const compileForm = memoize(({ schema = true }: MediaTypeObject) =>
    compile(toFormSchema(expandSchema(document, schema, { closed: true }))),
  );
  const compileResponse = memoize(({ schema = true }: MediaTypeObject) =>
    compile(expandSchema(document, schema, { closed, openEnums: !closed })),
  );

  const compileRows = memoize((described: MediaTypeObject) => {
    const { schema } = compileResponse(described);
    return listRows(schema).map(({ list, row }) => ({ list, check: compile(row).check }));
  });

  return {
    operations,
    operation,
    checkParameters,
    checkRequestBody,
    checkResponse,
    siftRows: siftRowsOf,
    knowsProperty,
  };

  function knowsProperty(name: string): boolean {
    propertyNames ??= listPropertyNames(document);
    return propertyNames.has(name);
  }

  function compile<S extends Schema>(schema: S): Compiled<S> {
    const validate = ajv.compile(schema);
    return {
      schema,
      check: (value, newValues) =>
        validate.call(newValues, value) ? [] : toProblems(validate.errors),
    };
  }

  function operation(id: string): Operation {
    const found = byId.get(id);
    if (!found) throw new Error(`The document has no operation "${id}".`);
    return found;
  }

  function checkParameters(operationId: string, { path, query, headers }: RequestParts) {
    const parts = { path, query, header: lowerCaseKeys(headers) };
    const values = { path: {}, query: {}, header: {} } as typeof parts;
    const problems: Problem[] = [];

    for (const parameter of operation(operationId).parameters) {
      const { name, in: place, required } = parameter;
      if (place === "cookie" || isReserved(parameter)) continue;

      const { schema, check } = compileParameter(parameter);
      const given = ownValue(parts[place], place === "header" ? name.toLowerCase() : name);
      const explode = explodes(parameter);
      const value = given === undefined ? defaultOf(schema) : coerce(given, schema, { explode });
      if (value !== undefined) {
        values[place][name] = value;
        problems.push(...check(value).map((problem) => ({ ...problem, field: name })));
      } else if (required) {
        problems.push({ field: name, message: "is required", keyword: "required" });
      }
    }
    return { values: { path: values.path, query: values.query, headers: values.header }, problems };
  }

  function checkRequestBody(operationId: string, mediaType: string | undefined, body: unknown) {
    const { raw, requestBodyRequired } = operation(operationId);
    const content = raw.requestBody && resolve(document, raw.requestBody).content;

    if (mediaType === undefined || body === undefined) {
      const problems = requestBodyRequired ? [wholeProblem("is required", "required")] : [];
      return { value: undefined, problems };
    }
    const described = findContent(content, mediaType);
    if (!described) return { value: body, problems: [undocumentedMediaType(mediaType)] };

    if (isFormMediaType(bareMediaType(mediaType))) {
      const { schema, check } = compileForm(described);
      const value = coerceFields(body, schema);
      return { value, problems: check(value) };
    }
    return { value: body, problems: compileRequest(described).check(body) };
  }

  function checkResponse(
    operationId: string,
    status: number,
    mediaType: string | undefined,
    body: unknown,
    newValues?: NewValue[],
  ): Problem[] {
    const documented = operation(operationId).raw.responses?.[status];
    if (!documented) return [wholeProblem(`status ${status} is not documented`, "status")];

    const { content } = resolve(document, documented);
    if (!content) {
      return isAbsent(body) ? [] : [wholeProblem("no body is documented", "content")];
    }
    const described = findContent(content, mediaType);
    if (!described) return [undocumentedMediaType(mediaType)];
    if (described.schema === undefined || isFileSchema(described.schema)) return [];
    return compileResponse(described).check(body, newValues);
  }

  function siftRowsOf(
    operationId: string,
    status: number,
    mediaType: string | undefined,
    body: unknown,
  ): SiftedAnswer | undefined {
    const documented = operation(operationId).raw.responses?.[status];
    const content = documented && resolve(document, documented).content;
    const described = findContent(content, mediaType);
    if (described?.schema === undefined || isFileSchema(described.schema)) return undefined;
    return siftRows(body, compileRows(described), compileResponse(described).check);
  }
}

function createValidator(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    // A `type` or `required` may refer to another branch of the schema.
    strictTypes: false,
    strictRequired: false,
    ownProperties: true, // inherited properties are not part of a body
    passContext: true, // collects new values of open enums
  });
  addFormats(ajv);
  // A leap second is valid RFC 3339, but JavaScript cannot parse it.
  const { validate } = fullFormats["date-time"] as { validate(text: string): boolean };
  ajv.addFormat("date-time", (text) => validate(text) && !Number.isNaN(Date.parse(text)));
  ajv.addKeyword(fileKeyword);
  ajv.addKeyword(newValueKeyword);
  return ajv;
}

function memoize<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

function isReserved({ in: place, name }: ParameterObject): boolean {
  return place === "header" && reservedHeaders.includes(name.toLowerCase());
}

/** Whether a list has one value per item: the default in a query, and only there. */
function explodes({ explode, style, in: place }: ParameterObject): boolean {
  return explode ?? (place === "query" && (style ?? "form") === "form");
}

function defaultOf(schema: Schema): unknown {
  return typeof schema === "object" ? schema.default : undefined;
}

function ownValue(values: Values, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function lowerCaseKeys(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

function findContent(
  content: Record<string, MediaTypeObject> = {},
  mediaType = "",
): MediaTypeObject | undefined {
  const bare = bareMediaType(mediaType);
  return Object.entries(content).find(([documented]) => documented === bare)?.[1];
}

/** "application/json; charset=utf-8" → "application/json" */
function bareMediaType(mediaType: string): string {
  return mediaType.replace(/;.*/s, "").trim().toLowerCase();
}

function isAbsent(body: unknown): boolean {
  return body === undefined || body === "";
}

function undocumentedMediaType(mediaType: string | undefined): Problem {
  return wholeProblem(`media type ${mediaType ?? "(none)"} is not documented`, "content");
}

function wholeProblem(message: string, keyword: string): Problem {
  return { field: "", message, keyword };
}
