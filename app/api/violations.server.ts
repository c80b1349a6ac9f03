import type { Contract, NewValue, Problem } from "../../openapi/contract.ts";

/**
 * What a part of an answer breaks. `server_error` is an undocumented 5xx, as a proxy in front of the API
 * sends; `new_value` breaks nothing, since the document lets its enum grow.
 */
export type ViolationKind =
  | "status"
  | "server_error"
  | "media_type"
  | "empty"
  | "not_json"
  | "missing"
  | "type"
  | "value"
  | "new_value";

/** A place of an answer that does not match the document. It holds no text of the answer. */
export type Violation = {
  kind: ViolationKind;
  /** In the document's names, such as `services[].fare`; empty for the whole answer. */
  place: string;
  problem: string;
  /** The type and shape of what the API sent, such as `string(12)`. */
  found: string;
};

export type Answer = { status: number; mediaType: string | undefined; body: unknown };

const MAX_LENGTH = 160;
const MAX_NAMES = 12;

/** The media types that may stand in a sample; any other text of a header may be anything. */
const commonMediaTypes = new Set([
  ...["application/json", "application/problem+json", "application/xml", "application/pdf"],
  ...["application/octet-stream", "text/html", "text/plain", "text/xml", "text/csv"],
]);

/** The violations of an answer, one for each place and kind, however many rows have it. */
export function listViolations(
  contract: Contract,
  { status, mediaType, body }: Answer,
  problems: Problem[],
  newValues: NewValue[] = [],
): Violation[] {
  const found = new Map<string, Violation>();
  const add = (kind: ViolationKind, field: string, problem: string, mask: () => string) => {
    const place = toPlace(contract, field);
    const key = `${kind} ${place}`;
    if (found.has(key)) return;
    found.set(key, { kind, place, problem: problem.slice(0, MAX_LENGTH), found: mask() });
  };
  for (const problem of problems) {
    const { field, keyword, message } = problem;
    const shape = () =>
      maskValue(contract, valueAt(body, keyword === "required" ? parentOf(field) : field));
    if (keyword === "status") add(status < 500 ? "status" : "server_error", "", message, shape);
    else if (isAbsent(body)) add("empty", "", "the body is missing", () => "nothing");
    else if (keyword === "content")
      add("media_type", "", "this media type is not documented", () => maskMediaType(mediaType));
    else add(kindOf(problem), field, textOf(problem), shape);
  }
  for (const { field, value } of newValues) {
    add("new_value", field, "is new in an open enum", () => maskNewValue(contract, value));
  }
  return [...found.values()];
}

/** The violation of a body that the panel could not even parse. */
export function unparsedBody({ mediaType, body }: Answer): Violation {
  const found = `${maskMediaType(mediaType)} of ${String(body).length} letters`;
  return { kind: "not_json", place: "", problem: "is not JSON", found };
}

function kindOf({ keyword, message }: Problem): ViolationKind {
  if (keyword === "required" || keyword === "dependentRequired") return "missing";
  if (keyword === "type") return "type";
  return isChoice(keyword) && message.startsWith("must be ") ? "type" : "value";
}

/** The message of several branches names places of the answer, which may be data. */
function textOf({ keyword, message }: Problem): string {
  const isPlain = !isChoice(keyword) || /^(must be|fits) /.test(message);
  return isPlain ? message : "fits none of the documented forms";
}

const isChoice = (keyword: string) => keyword === "anyOf" || keyword === "oneOf";

const isAbsent = (body: unknown) => body === undefined || body === "";

const segmentsOf = (field: string) => (field === "" ? [] : field.split("."));
const parentOf = (field: string) => segmentsOf(field).slice(0, -1).join(".");

/** `services.3.fare` → `services[].fare`. A name that the document does not have is data. */
function toPlace(contract: Contract, field: string): string {
  const names = segmentsOf(field).map((segment) => {
    if (/^\d+$/.test(segment)) return "[]";
    return contract.knowsProperty(segment) ? `.${segment}` : ".*";
  });
  return names.join("").replace(/^\./, "").slice(0, MAX_LENGTH);
}

function valueAt(body: unknown, field: string): unknown {
  return segmentsOf(field).reduce<unknown>((value, segment) => {
    const isHolder = typeof value === "object" && value !== null && Object.hasOwn(value, segment);
    return isHolder ? (value as Record<string, unknown>)[segment] : undefined;
  }, body);
}

/** The type and shape of a value, without any of its text, numbers or unknown names. */
function maskValue(contract: Contract, value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (typeof value === "string") return `string(${value.length})`;
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  if (typeof value !== "object") return typeof value;
  if (Array.isArray(value)) return `array(${value.length})`;
  if (value instanceof Blob || Symbol.asyncIterator in value) return "file";
  const names = Object.keys(value);
  const known = names.filter(contract.knowsProperty).slice(0, MAX_NAMES);
  const others = names.length - known.length;
  return `object{${[...known, ...(others > 0 ? [`+${others}`] : [])].join(",")}}`.slice(
    0,
    MAX_LENGTH,
  );
}

/** An enum holds the API's own words. Any value that does not look like one may be about a person. */
function maskNewValue(contract: Contract, value: unknown): string {
  const isWord =
    typeof value === "string" && /^[a-z]+([_/-][a-z]+)*$/.test(value) && value.length <= 40;
  const isCode = Number.isInteger(value) && Math.abs(value as number) < 1000;
  return isWord || isCode ? String(value) : maskValue(contract, value);
}

function maskMediaType(mediaType: string | undefined): string {
  if (!mediaType) return "no media type";
  const bare = mediaType.toLowerCase();
  return commonMediaTypes.has(bare) ? bare : "another media type";
}
