import type { Change } from "../../openapi/changes.ts";
import { type OpenApiDocument, readPointer } from "../../openapi/document.ts";

/** Where in a call a change is. */
export type Location = {
  /** `GET /services` */
  call: string;
  part: "operation" | "status" | "header" | "media" | "answer" | "request" | "parameter" | "other";
  status?: string;
  /** The field: `services[].fare`, or "" for the whole. */
  place: string;
  /** The keyword of the schema that changes, or `property` for a field as a whole. */
  keyword: string;
  /** How many steps lead to a parameter. */
  parameterAt: number;
  /** The field that a change of `required` is about. */
  required?: (change: Change) => string;
};

const COMPOSED = ["allOf", "anyOf", "oneOf"];

export function locate(steps: Change["steps"]): Location {
  const [, path = "", method = "", part, ...rest] = steps.map(String);
  const call = `${method.toUpperCase()} ${path}`;
  const base = { call, place: "", keyword: "", parameterAt: 0 };
  if (steps.length <= 3) return { ...base, part: "operation" };
  if (part === "responses") return locateAnswer(base, rest);
  if (part === "requestBody") return locateContent({ ...base, part: "request" }, rest);
  if (part === "parameters") {
    const inner = rest.slice(1);
    const schema = inner[0] === "schema" ? locateSchema(inner.slice(1)) : { keyword: "" };
    return { ...base, ...schema, place: "", part: "parameter", parameterAt: 5 };
  }
  return { ...base, part: "other" };
}

function locateAnswer(
  base: Omit<Location, "part">,
  [status = "", part, ...rest]: string[],
): Location {
  const own = { ...base, status };
  if (part === undefined) return { ...own, part: "status" };
  if (part === "headers") return { ...own, part: "header", place: rest[0] ?? "" };
  if (part !== "content") return { ...own, part: "other" };
  return locateContent({ ...own, part: "answer" }, ["content", ...rest]);
}

function locateContent(base: Location, [part, ...rest]: string[]): Location {
  if (part === undefined) return { ...base, keyword: "body" };
  if (part === "required") return { ...base, keyword: "body" };
  if (part !== "content") return { ...base, part: "other" };
  const [, schema, ...inner] = rest;
  if (schema === undefined) return { ...base, part: "media" };
  if (schema !== "schema") return { ...base, part: "other" };
  return { ...base, ...locateSchema(inner) };
}

function locateSchema(steps: string[]): Pick<Location, "place" | "keyword" | "required"> {
  let place = "";
  for (let at = 0; at < steps.length; at += 1) {
    const step = steps[at] ?? "";
    const isLast = at >= steps.length - 2;
    if (step === "properties") {
      const name = steps[at + 1] ?? "";
      place = place ? `${place}.${name}` : name;
      if (isLast) return { place, keyword: "property" };
      at += 1;
    } else if (step === "items") {
      place = `${place}[]`;
    } else if (COMPOSED.includes(step) && !isLast) {
      at += 1;
    } else {
      const required = ({ before, after }: Change) => String(after ?? before);
      return { place, keyword: step, required };
    }
  }
  return { place, keyword: "schema" };
}

/** Follows steps into a document, and each reference on the way. */
export function readSteps(document: OpenApiDocument, steps: Change["steps"]): unknown {
  return steps.reduce<unknown>((node, step) => {
    const inner = (node as Record<string, unknown> | undefined)?.[step];
    return follow(document, inner);
  }, document);
}

/** What a reference refers to, with what stands beside it. */
export function follow(document: OpenApiDocument, node: unknown): unknown {
  const { $ref } = (node ?? {}) as { $ref?: unknown };
  if (typeof $ref !== "string") return node;
  const { $ref: _, ...own } = node as Record<string, unknown>;
  const target = follow(document, readPointer(document, $ref));
  return { ...(target as object), ...own };
}
