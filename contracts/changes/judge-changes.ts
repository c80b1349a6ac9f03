// Compares two versions of a document as the panel sees them: what of the change touches something that a screen needs.
import { type Change, listChanges } from "../../openapi/changes.ts";
import {
  listOperations,
  type OpenApiDocument,
  type Operation,
  type SchemaObject,
} from "../../openapi/document.ts";
import { isFor } from "../operations.ts";
import type { Audience, Interaction, Pact } from "../pact-file.ts";
import { follow, type Location, locate, readSteps } from "./locate.ts";

export type Verdict = "breaking" | "unknown" | "safe";

export type JudgedChange = {
  call: string;
  where: string;
  what: string;
  verdict: Verdict;
  reason: string;
  audiences: Audience[];
};

type Judged = [Verdict, string];

/** What the panel's pact says about one call. */
type Use = {
  interactions: Interaction[];
  audiences: Audience[];
  /** Places of the answers that a screen reads, by status. */
  read: Map<string, Set<string>>;
  /** Places of the requests that the panel sends, with the values there. */
  sent: Map<string, Set<unknown>>;
};

/** Judges each change, the worst first. */
export function judgeChanges(
  before: OpenApiDocument,
  after: OpenApiDocument,
  pact: Pact,
): JudgedChange[] {
  const operations = listOperations(before);
  const uses = new Map<string, Use>();
  const judged = listChanges(before, after).map((change) => {
    const location = locate(change.steps);
    const { call } = location;
    const use = uses.get(call) ?? findUse(operations, location, pact);
    uses.set(call, use);
    const [verdict, reason] = judge(change, location, { use, before, after });
    const audiences = verdict === "safe" ? [] : use.audiences;
    return { call, where: whereOf(location), what: change.what, verdict, reason, audiences };
  });
  const order: Verdict[] = ["breaking", "unknown", "safe"];
  return judged.toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict));
}

type Context = { use: Use; before: OpenApiDocument; after: OpenApiDocument };

function judge(change: Change, location: Location, context: Context): Judged {
  const { use } = context;
  if (location.part === "operation" && change.action === "add") return ["safe", "the call is new"];
  if (use.interactions.length === 0) return ["safe", "no screen makes this call"];
  switch (location.part) {
    case "operation":
      return ["breaking", "screens make this call"];
    case "status":
      return judgeStatus(change, location, use);
    case "header":
      return change.action === "add"
        ? ["safe", "the panel ignores headers that it does not know"]
        : ["unknown", "the panel may read it"];
    case "media":
      return change.action === "add"
        ? ["safe", "another form is new"]
        : ["breaking", "this form is in use"];
    case "answer":
      return judgeAnswer(change, location, context);
    case "request":
      return judgeRequest(change, location, context);
    case "parameter":
      return judgeParameter(change, location, context);
    default:
      return ["unknown", "its effect depends on the server"];
  }
}

function judgeStatus({ action }: Change, { status = "" }: Location, { read }: Use): Judged {
  const isSuccess = status.startsWith("2");
  if (action === "add") {
    return isSuccess
      ? ["unknown", "the panel refuses a success that it does not know"]
      : ["safe", "the panel shows a refusal that it does not know by its message"];
  }
  if (!read.has(status)) return ["safe", "no screen waits for this status"];
  return isSuccess
    ? ["breaking", "screens wait for this status"]
    : ["unknown", "a screen explains this refusal"];
}

/** What the panel reads of any refusal. */
const REFUSAL = ["", "message", "errors", "errors[].field", "errors[].message"];

function judgeAnswer(change: Change, location: Location, { use, before }: Context): Judged {
  const { action, before: old, after: now } = change;
  const { place, keyword, status = "" } = location;
  const isRead = use.read.get(status)?.has(place) ?? false;
  if (!status.startsWith("2") && !REFUSAL.includes(place)) {
    return ["safe", "the panel shows a refusal by its message"];
  }
  switch (keyword) {
    case "property":
      if (action === "add") return ["safe", "the panel ignores fields that it does not know"];
      if (isRequired(before, change.steps)) return ["breaking", "an answer without it is refused"];
      return isRead
        ? ["unknown", "it was optional, and screens show it"]
        : ["safe", "it was optional, and no screen reads it"];
    case "required":
      return action === "add"
        ? ["safe", "it is always there now"]
        : ["breaking", "an answer without it is refused"];
    case "type":
      return isWithin(old, now)
        ? ["safe", "it was allowed before"]
        : ["breaking", "an answer with another type is refused"];
    case "enum":
      if (action !== "add") return ["safe", "fewer values come"];
      return isOpen(before, change.steps)
        ? ["safe", "the list may grow: the panel shows a new value as it is"]
        : ["breaking", "an answer with a new value is refused"];
    case "const":
      return action === "add"
        ? ["safe", "fewer values come"]
        : ["breaking", "another value is refused"];
    case "anyOf":
    case "oneOf":
      return action === "add"
        ? ["breaking", "an answer of a new form is refused"]
        : ["safe", "fewer forms come"];
    default:
      return action === "add"
        ? ["safe", "it narrows what comes"]
        : ["unknown", "an answer outside the old rule is refused"];
  }
}

function judgeRequest(
  change: Change,
  { place, keyword, required }: Location,
  { use }: Context,
): Judged {
  const { action, before: old, after: now } = change;
  const isSent = use.sent.has(place);
  switch (keyword) {
    case "property":
      if (action === "add") return ["safe", "it need not be sent"];
      return isSent ? ["breaking", "the panel sends it"] : ["safe", "the panel does not send it"];
    case "required": {
      if (action !== "add") return ["safe", "it need not be sent any more"];
      const name = required?.(change) ?? "";
      return isAlwaysSent(use, place ? `${place}.${name}` : name)
        ? ["safe", "the panel always sends it"]
        : ["breaking", "the panel does not send it"];
    }
    case "type":
      if (isWithin(now, old)) return ["safe", "what the panel sends is still allowed"];
      return isSent
        ? ["breaking", "the panel sends the old type"]
        : ["safe", "the panel does not send it"];
    case "enum":
      if (action === "add") return ["safe", "more is allowed"];
      return use.sent.get(place)?.has(old)
        ? ["breaking", "the panel sends this value"]
        : ["unknown", "users may choose this value"];
    case "const":
      return isSent
        ? ["breaking", "the panel sends the old value"]
        : ["safe", "the panel does not send it"];
    case "anyOf":
    case "oneOf":
      return action === "add"
        ? ["safe", "more is allowed"]
        : ["unknown", "the panel may send this form"];
    case "body":
      return action === "add" && !isOptionalBody(now)
        ? ["breaking", "the panel sends no body"]
        : ["unknown", "the panel may send a body"];
    default:
      if (action === "remove") return ["safe", "more is allowed"];
      return isSent
        ? ["unknown", "what users enter may be outside the new rule"]
        : ["safe", "the panel does not send it"];
  }
}

function judgeParameter(
  change: Change,
  location: Location,
  { use, before, after }: Context,
): Judged {
  const { action, steps } = change;
  const isWhole = steps.length === location.parameterAt;
  const parameter = isWhole
    ? follow(action === "add" ? after : before, change.after ?? change.before)
    : findParameter(before, steps);
  if (!isParameter(parameter)) return ["unknown", "its effect depends on the server"];
  const place = `${parameter.in} ${parameter.name.toLowerCase()}`;
  const isSent = parameter.in === "path" || use.sent.has(place);
  if (isWhole && action === "add") {
    return parameter.required === true && !isAlwaysSent(use, place)
      ? ["breaking", "the panel does not send it"]
      : ["safe", "it need not be sent"];
  }
  if (isWhole)
    return isSent ? ["breaking", "the panel sends it"] : ["safe", "the panel does not send it"];
  if (steps.at(-1) === "required") {
    return change.after === true && !isAlwaysSent(use, place)
      ? ["breaking", "the panel does not always send it"]
      : ["safe", "the panel sends it, or need not"];
  }
  return judgeRequest(change, { ...location, place }, { use, before, after });
}

type Parameter = { name: string; in: string; required?: boolean };

const isParameter = (value: unknown): value is Parameter =>
  typeof (value as Parameter | undefined)?.name === "string";

/** The comparison counts a call's own parameters first, then those of its path. */
function findParameter(
  document: OpenApiDocument,
  [root = "", path = "", method = "", , at]: Change["steps"],
) {
  const own = readSteps(document, [root, path, method, "parameters"]);
  const shared = readSteps(document, [root, path, "parameters"]);
  const all = [own ?? [], shared ?? []].flat();
  return follow(document, all[Number(at)]);
}

function findUse(operations: Operation[], { call }: Location, pact: Pact): Use {
  const operation = operations.find(
    ({ method, path }) => `${method.toUpperCase()} ${path}` === call,
  );
  const interactions = operation
    ? pact.interactions.filter(({ request }) => isFor(operation, request))
    : [];
  const read = new Map<string, Set<string>>();
  const sent = new Map<string, Set<unknown>>();
  for (const { request, response } of interactions) {
    const places = read.get(`${response.status}`) ?? new Set();
    for (const [place] of listPlaces(response.body?.content)) places.add(place);
    read.set(`${response.status}`, places);
    for (const [place, value] of listSent(request)) {
      sent.set(place, (sent.get(place) ?? new Set()).add(value));
    }
  }
  const audiences = interactions[0]?.comments?.audiences ?? [];
  return { interactions, audiences, read, sent };
}

function listSent({ query = {}, headers = {}, body }: Interaction["request"]): [string, unknown][] {
  return [
    ...Object.entries(query).map(([name, [value]]): [string, unknown] => [
      `query ${name.toLowerCase()}`,
      value,
    ]),
    ...Object.entries(headers).map(([name, [value]]): [string, unknown] => [
      `header ${name.toLowerCase()}`,
      value,
    ]),
    ...listPlaces(body?.content),
    ...listParts(body?.content),
  ];
}

/** The parts of a multipart form, which a pact keeps as text. */
function listParts(content: unknown): [string, unknown][] {
  if (typeof content !== "string") return [];
  const text = Buffer.from(content, "base64").toString();
  const parts = /name="([^"]+)"(?:;[^\r\n]*)?\r\n(?:[^\r\n]+\r\n)*\r\n([^\r\n]*)/g;
  return Array.from(text.matchAll(parts), ([, name = "", value]) => [name, value]);
}

function isAlwaysSent({ interactions }: Use, place: string): boolean {
  const successes = interactions.filter(({ response }) => response.status < 300);
  return successes.every(({ request }) => listSent(request).some(([each]) => each === place));
}

function listPlaces(value: unknown, place = ""): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((item) => listPlaces(item, `${place}[]`));
  if (typeof value !== "object" || value === null) return place ? [[place, value]] : [];
  const own: [string, unknown][] = place ? [[place, undefined]] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) =>
      listPlaces(inner, place ? `${place}.${key}` : key),
    ),
  ];
}

/** Whether the schema that holds a removed property requires it. */
function isRequired(document: OpenApiDocument, steps: Change["steps"]): boolean {
  const holder = readSteps(document, steps.slice(0, -2)) as SchemaObject | undefined;
  return holder?.required?.includes(String(steps.at(-1))) ?? false;
}

function isOpen(document: OpenApiDocument, steps: Change["steps"]): boolean {
  const at = steps.lastIndexOf("enum");
  const holder = readSteps(document, steps.slice(0, at)) as SchemaObject | undefined;
  return holder?.["x-open-enum"] === true;
}

/** Whether every type of the second was a type of the first. */
function isWithin(wide: unknown, narrow: unknown): boolean {
  const types = new Set([wide].flat());
  return [narrow]
    .flat()
    .every((type) => types.has(type) || (type === "integer" && types.has("number")));
}

const isOptionalBody = (body: unknown) => (body as { required?: boolean })?.required !== true;

const whereOf = ({ part, status, place, keyword }: Location): string => {
  const side = status ? `answer ${status}` : part;
  return [
    side,
    part === "header" ? "header" : "",
    place,
    ["property", "required"].includes(keyword) ? "" : keyword,
  ]
    .filter(Boolean)
    .join(" ");
};
