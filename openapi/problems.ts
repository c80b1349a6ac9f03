// Turns a validator's errors into readable problems with their field.
import type { ErrorObject, FuncKeywordDefinition } from "ajv";
import { knownValues } from "./schema.ts";

export interface Problem {
  /** Dotted path of the property ("search.origin.latitude"), or "" for the whole value. */
  field: string;
  message: string;
  keyword: string;
}

/** A value of an open enum that the document does not list yet. */
export interface NewValue {
  field: string;
  value: unknown;
}

/** Accepts every value, and collects new ones in the list that is the validator's context. */
export const newValueKeyword: FuncKeywordDefinition = {
  keyword: knownValues,
  schemaType: "array",
  errors: false,
  validate(this: NewValue[] | undefined, known: unknown[], value: unknown, _parent, place) {
    if (Array.isArray(this) && !known.includes(value)) {
      this.push({ field: toField(place?.instancePath ?? ""), value });
    }
    return true;
  },
};

const mostErrorsRead = 1000;
const mostProblems = 50;

/** At most fifty distinct problems: people read them. */
export function toProblems(errors: ErrorObject[] | null | undefined): Problem[] {
  const read = (errors ?? []).slice(0, mostErrorsRead);
  const unsettled = new Set(read.filter(isChoice).map((error) => error.instancePath));
  // If no branch matches, we cannot tell which properties are undocumented.
  const known = read.filter(
    ({ keyword, instancePath }) =>
      keyword !== "unevaluatedProperties" || !unsettled.has(instancePath),
  );
  const problems = fold(known);
  const distinct = new Map(problems.map((each) => [`${each.field}\n${each.message}`, each]));
  return [...distinct.values()].slice(0, mostProblems);
}

/**
 * Ajv reports the errors of every branch of an `anyOf`, and right after them the `anyOf` itself.
 * We walk from the end and turn each such group into problems that a reader can act on.
 */
function fold(errors: ErrorObject[]): Problem[] {
  const rest = [...errors];
  const problems: Problem[] = [];
  while (rest.length > 0) {
    const error = rest.pop() as ErrorObject;
    const inside = rest.splice(rest.findLastIndex((each) => !isInside(each, error)) + 1);
    problems.unshift(...explain(error, inside));
  }
  return problems;
}

function explain(error: ErrorObject, inside: ErrorObject[]): Problem[] {
  if (isChoice(error)) return describeChoice(error, inside);
  if (error.keyword === "if") return []; // Ajv has already reported the errors of `then` or `else`
  return [{ field: fieldOf(error), message: messageOf(error), keyword: error.keyword }];
}

/** Reports the errors of the intended branch, if the value shows which one that is. */
function describeChoice(choice: ErrorObject, inside: ErrorObject[]): Problem[] {
  const field = fieldOf(choice);
  const problem = (message: string) => [{ field, message, keyword: choice.keyword }];
  if (choice.params.passingSchemas) return problem("fits more than one of the documented forms");

  const isWrongType = (error: ErrorObject) =>
    error.keyword === "type" && error.instancePath === choice.instancePath;
  const isWrongTag = ({ keyword }: ErrorObject) => keyword === "const" || keyword === "enum";

  const branches = groupByBranch(choice, inside);
  const ofThisType = branches.filter((errors) => !errors.some(isWrongType));
  if (ofThisType.length === 0) {
    const types = new Set(inside.filter(isWrongType).flatMap(typesOf));
    return problem(`must be ${[...types].join(" or ")}`);
  }
  const ofThisTag = ofThisType.filter((errors) => !errors.some(isWrongTag));
  const meant = (ofThisTag.length > 0 ? ofThisTag : ofThisType).map(fold);
  if (meant.length === 1) return meant.flat();
  const firsts = meant.flatMap((problems) => problems.slice(0, 1));
  return problem(
    firsts.map((first) => `${below(field, first.field)} ${first.message}`).join(", or "),
  );
}

function below(field: string, inner: string): string {
  return field && inner.startsWith(`${field}.`) ? inner.slice(field.length + 1) : inner || "it";
}

function groupByBranch(choice: ErrorObject, inside: ErrorObject[]): ErrorObject[][] {
  const branches = new Map<string, ErrorObject[]>();
  for (const error of inside) {
    const branch = error.schemaPath
      .slice(choice.schemaPath.length + 1)
      .split("/", 1)
      .join();
    branches.set(branch, [...(branches.get(branch) ?? []), error]);
  }
  return [...branches.values()];
}

function isChoice({ keyword }: ErrorObject): boolean {
  return keyword === "anyOf" || keyword === "oneOf";
}

function isInside(error: ErrorObject, group: ErrorObject): boolean {
  return (
    error.schemaPath.startsWith(`${group.schemaPath}/`) &&
    `${error.instancePath}/`.startsWith(`${group.instancePath}/`)
  );
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const property =
    params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return [toField(instancePath), property].filter(Boolean).join(".");
}

const toField = (instancePath: string): string =>
  instancePath
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"))
    .join(".");

function messageOf(error: ErrorObject): string {
  const { keyword, params } = error;
  switch (keyword) {
    case "required":
    case "dependentRequired":
      return "is required";
    case "additionalProperties":
    case "unevaluatedProperties":
      return "is not documented";
    case "type":
      return `must be ${typesOf(error).join(" or ")}`;
    case "enum":
      return `must be one of: ${params.allowedValues.map(String).join(", ")}`;
    case "const":
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case "format":
      return `must be a valid ${params.format}`;
    default:
      return error.message ?? `breaks the rule "${keyword}"`;
  }
}

function typesOf(error: ErrorObject): string[] {
  return [error.params.type].flat();
}
