// Widens the rules of a pact to what the document allows, since one example cannot show that a value may be null.
import { createContract, loadDocument } from "../openapi/contract.ts";
import { resolve, type Schema, type SchemaObject } from "../openapi/document.ts";
import { expandSchema, knownValues } from "../openapi/schema.ts";
import { findOperation } from "./operations.ts";
import type { Interaction, ProviderState, Rule, Rules } from "./pact-file.ts";
import { toPlace } from "./to-place.ts";

const document = loadDocument();
const contract = createContract(document);

/**
 * An answer may have null, an empty list or a new value of an open enum where the document allows it. Pact has no rule for
 * a missing field and for null in place of an object. The comment `mayLack` lists these places, and the last state's
 * parameter `shows` asks for them.
 */
export function loosen(interaction: Interaction): Interaction {
  const { response, providerStates = [] } = interaction;
  const schema = findSchema(interaction);
  const content = response.body?.content;
  if (schema === undefined || typeof content !== "object") return interaction;

  const rules: Rules = { ...response.matchingRules?.body };
  const places = new Set<string>();
  walk(schema, content, { path: "$", isOptional: false, cascades: false });
  const mayLack = [...places];
  const isSuccess = response.status < 300;
  return {
    ...interaction,
    ...(mayLack.length > 0 && { comments: { ...interaction.comments, mayLack } }),
    ...(mayLack.length > 0 && isSuccess && { providerStates: ask(mayLack, providerStates) }),
    response: {
      ...response,
      ...(Object.keys(rules).length > 0 && {
        matchingRules: { ...response.matchingRules, body: sortKeys(rules) },
      }),
    },
  };

  function walk(schema: Schema, value: unknown, place: Place): void {
    const branches = listBranches(schema);
    const types = new Set(branches.flatMap(({ type = [] }) => type));
    const isNullable = types.has("null");
    const { path } = place;
    if (place.isOptional) places.add(toPlace(path));
    const own = rules[path];
    if (value === null) {
      if (types.size > 1) rules[path] = anyOf([{ match: "null" }, { match: "notEmpty" }]);
    } else if (typeof value !== "object") {
      const literal = { match: place.cascades ? "type" : "equality" };
      const isOpenEnum = branches.some((branch) => branch[knownValues] !== undefined);
      const matchers = (own?.matchers ?? [literal]).map((each) =>
        isOpenEnum && each.match === "regex" ? { match: "type" } : each,
      );
      if (isNullable) rules[path] = anyOf([...matchers, { match: "null" }]);
      else if (own) rules[path] = { ...own, matchers };
    } else if (Array.isArray(value)) {
      if (isNullable) places.add(toPlace(path));
      const isPromised = path.indexOf(".") === path.lastIndexOf(".") && !place.isOptional;
      const isNeverEmpty = branches.some(({ minItems = 0 }) => Number(minItems) > 0);
      if (own && !isPromised && !isNeverEmpty) {
        rules[path] = { ...own, matchers: own.matchers.map((each) => ({ ...each, min: 0 })) };
      }
      const items = branches.flatMap(({ items: each }): Schema[] =>
        each === undefined ? [] : [each],
      );
      for (const [at, item] of value.entries()) {
        const inner = { path: `${path}[${own ? "*" : at}]`, cascades: own !== undefined };
        for (const each of items) walk(each, item, { ...inner, isOptional: false });
      }
    } else {
      if (isNullable) places.add(toPlace(path));
      const required = new Set(branches.flatMap((branch) => branch.required ?? []));
      for (const [name, inner] of Object.entries(value)) {
        const described = branches.find(({ properties }) => properties?.[name]);
        walk(described?.properties?.[name] ?? true, inner, {
          path: `${path}.${name}`,
          isOptional: described !== undefined && !required.has(name),
          cascades: place.cascades,
        });
      }
    }
  }
}

function ask(shows: string[], states: ProviderState[]): ProviderState[] {
  return states.map((state, at) =>
    at === states.length - 1 ? { ...state, params: { ...state.params, shows } } : state,
  );
}

type Place = {
  path: string;
  isOptional: boolean;
  /** Whether a rule of a list applies to what is in it. */
  cascades: boolean;
};

function findSchema({ request, response }: Interaction): Schema | undefined {
  const operation = contract.operations.find(({ id }) => id === findOperation(request));
  const described = operation?.raw.responses?.[response.status];
  const { content = {} } = described ? resolve(document, described) : {};
  const schema = content["application/json"]?.schema;
  return schema && expandSchema(document, schema, { closed: false, openEnums: true });
}

/** A schema with all that it is composed of. */
export function listBranches(schema: Schema): SchemaObject[] {
  if (typeof schema === "boolean") return [];
  const { allOf = [], anyOf = [], oneOf = [] } = schema;
  return [schema, ...[...allOf, ...anyOf, ...oneOf].flatMap(listBranches)];
}

const anyOf = (matchers: Rule["matchers"]): Rule => ({ combine: "OR", matchers });

const sortKeys = (rules: Rules): Rules =>
  Object.fromEntries(Object.entries(rules).toSorted(([one], [other]) => (one < other ? -1 : 1)));
