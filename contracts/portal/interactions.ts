// The interactions of the pact as the portal shows them.
import type { Pact } from "../pact-file.ts";
import { toSlug } from "./markup.ts";

type State = { name: string; params?: Record<string, unknown> };
type Body = { content: unknown; contentType?: string; encoded?: string | boolean };
type Matcher = { match: string; regex?: string; min?: number; max?: number; value?: string };
type Rule = { combine?: "AND" | "OR"; matchers: Matcher[] };
type Rules = Partial<Record<"body" | "header" | "query", Record<string, Rule>>>;
type Generator = { type: string; expression?: string };
type Generators = Partial<Record<"body" | "header" | "query", Record<string, Generator>>> & {
  path?: Generator;
};

/** An interaction in Pact's format, version 4. */
type Recorded = Pact["interactions"][number] & {
  request: {
    query?: Record<string, string[]>;
    headers?: Record<string, string[]>;
    body?: Body;
    generators?: Generators;
  };
  response: { headers?: Record<string, string[]>; body?: Body; matchingRules?: Rules };
};

export type Interaction = {
  id: string;
  description: string;
  states: State[];
  request: Message & { method: string; address: string; values: StateValue[] };
  response: Message & { status: number; rules: BodyRule[] };
};

type Message = { headers: [name: string, value: string][]; body?: ShownBody };

/** JSON, or the text of another media type. */
type ShownBody = { mediaType: string; json?: unknown; text?: string };

/** A value of a provider state, and where in the request the verifier puts it. */
type StateValue = { name: string; where: string };

/** What the panel expects of a part of the answer's body. */
export type BodyRule = { part: string; expects: string };

export function toInteraction(recorded: Pact["interactions"][number]): Interaction {
  const { description, providerStates = [], request, response } = recorded as Recorded;
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).flatMap(([name, values]) =>
      values.map((value) => [name, value]),
    ),
  );
  return {
    id: `interaction-${toSlug(description)}`,
    description,
    states: providerStates,
    request: {
      method: request.method,
      address: query.size > 0 ? `${request.path}?${query}` : request.path,
      headers: listHeaders(request.headers),
      body: showBody(request.body),
      values: listValues(request.generators),
    },
    response: {
      status: response.status,
      headers: listHeaders(response.headers),
      body: showBody(response.body),
      rules: listRules(response.matchingRules),
    },
  };
}

const listHeaders = (headers: Record<string, string[]> = {}): [string, string][] =>
  Object.entries(headers).map(([name, values]) => [name, values.join(", ")]);

function showBody(body: Body | undefined): ShownBody | undefined {
  if (!body) return undefined;
  const { content, contentType = "application/json", encoded } = body;
  if (typeof content === "string" && encoded) {
    return { mediaType: contentType, text: Buffer.from(content, "base64").toString("utf8") };
  }
  return { mediaType: contentType, json: content };
}

function listValues({ path, ...parts }: Generators = {}): StateValue[] {
  const places: [where: string, generator: Generator | undefined][] = [
    ["the path", path],
    ...Object.entries(parts).flatMap(([part, generators = {}]) =>
      Object.entries(generators).map(([name, generator]): [string, Generator] => [
        part === "body" ? `the body, ${name}` : `the ${part} ${name}`,
        generator,
      ]),
    ),
  ];
  return places.flatMap(([where, generator]) =>
    [...(generator?.expression ?? "").matchAll(/\$\{(\w+)\}/g)].map(([, name = ""]) => ({
      name,
      where,
    })),
  );
}

const listRules = ({ body = {} }: Rules = {}): BodyRule[] =>
  Object.entries(body).map(([part, { combine, matchers }]) => ({
    part,
    expects: matchers.map(toWords).join(combine === "OR" ? " or " : " and "),
  }));

function toWords({ match, regex = "", min, max, value }: Matcher): string {
  switch (match) {
    case "regex": {
      const [, words] = regex.match(/^\^\(([\w|]+)\)\$$/) ?? [];
      return words ? `one of ${words.replaceAll("|", ", ")}` : `text that matches ${regex}`;
    }
    case "type":
      if (min === undefined && max === undefined) return "a value of the example's type";
      if (min === 0) return "a list, which may be empty";
      return `a list of ${min === undefined ? "" : `at least ${min}`}${max === undefined ? "" : ` at most ${max}`}`;
    case "null":
      return "null";
    case "notEmpty":
      return "any value";
    case "integer":
      return "a whole number";
    case "number":
      return "a number";
    case "equality":
      return "exactly the example";
    case "contentType":
      return `a file of the type ${value}`;
    default:
      return match;
  }
}
