import { afterAll, describe, expect, it } from "vitest";
import { createContract, loadDocument } from "../../openapi/contract.ts";
import { listen } from "../../sandbox/listen.ts";
import { findOperation } from "../operations.ts";
import { type Interaction, readPact } from "../pact-file.ts";
import { verifyApi } from "./verify-api.ts";

type Body = Record<string, unknown>;
type Variant = { interaction: Interaction; body: Body; changed: string[] };

const contract = createContract(loadDocument());
const pact = readPact();

const changes: Record<string, (holder: Body, key: string) => void> = {
  "null in place of a value": (holder, key) => {
    holder[key] = null;
  },
  "a field left out": (holder, key) => {
    if (!Array.isArray(holder)) delete holder[key];
  },
  "an empty list": (holder, key) => {
    if (Array.isArray(holder[key])) holder[key] = [];
  },
  "a new word": (holder, key) => {
    if (typeof holder[key] === "string") holder[key] = "brand_new";
  },
};

const variants = pact.interactions.flatMap((interaction) => {
  const all = Object.values(changes).flatMap((change) => makeVariants(interaction, change));
  return [...new Map(all.map((each) => [JSON.stringify(each.body), each])).values()];
});
const { server, port } = await listen((request, response) => {
  const variant = variants[Number(request.url?.slice(1))];
  response.writeHead(variant?.interaction.response.status ?? 404, {
    "Content-Type": "application/json",
  });
  response.end(JSON.stringify(variant?.body));
});
afterAll(() => server.close());

describe("an answer that the document allows", () => {
  it("is never called broken, whatever it lacks of the example", async () => {
    const interactions = variants.map(({ interaction }, at) => {
      const { generators: _, matchingRules: __, ...response } = interaction.response as Body;
      const own = { ...response, matchingRules: interaction.response.matchingRules };
      return {
        ...interaction,
        description: `variant ${at}: ${interaction.description}`,
        providerStates: [],
        request: { method: "GET", path: `/${at}` },
        response: own as Interaction["response"],
      };
    });
    const findings = await verifyApi({
      api: `http://127.0.0.1:${port}`,
      pact: { ...pact, interactions },
    });
    const broken = findings.filter(({ problems }) => problems.length > 0);
    expect(
      broken.map(({ description, problems }) => [
        description,
        variants[Number(/\d+/.exec(description)?.[0])]?.changed,
        problems,
      ]),
    ).toEqual([]);
    expect(findings.filter(({ lacks }) => lacks.length > 0).length).toBeGreaterThan(50);
    expect(variants.flatMap(({ changed }) => changed).length).toBeGreaterThan(500);
  }, 120_000);
});

/** Changes every place of the example whose change the document allows: the outer ones in one answer, the inner in another. */
function makeVariants(
  interaction: Interaction,
  change: (holder: Body, key: string) => void,
): Variant[] {
  const example = interaction.response.body?.content;
  if (typeof example !== "object" || example === null) return [];
  return [false, true].flatMap((isInnerFirst) => {
    const places = listPlaces(example).filter((place) => !isPromised(place, interaction));
    const changed: string[] = [];
    let body = example as Body;
    for (const place of isInnerFirst ? places.toReversed() : places) {
      const next = structuredClone(body);
      const holder = readAt(next, place.slice(0, -1)) as Body | undefined;
      const key = place.at(-1) ?? "";
      if (holder === null || typeof holder !== "object" || !(key in holder)) continue;
      change(holder, key);
      if (JSON.stringify(next) === JSON.stringify(body) || !isLegal(interaction, next)) continue;
      changed.push(place.join("."));
      body = next;
    }
    return changed.length > 0 ? [{ interaction, body, changed }] : [];
  });
}

function isLegal({ request, response }: Interaction, body: Body): boolean {
  const id = findOperation(request);
  return contract.checkResponse(id, response.status, "application/json", body).length === 0;
}

/** What the state promises: a row of the list that the call is for, and a value that the example fixes. */
function isPromised(place: string[], { response, comments }: Interaction): boolean {
  const value = readAt(response.body?.content, place);
  const rules = response.matchingRules?.body ?? {};
  const name = `$.${place.join(".")}`.replaceAll(/\.\d+(?=\.|$)/g, "[*]");
  const isFixed = rules[name]?.matchers.some(({ match }) => match === "equality") ?? true;
  if (!Array.isArray(value)) return isFixed && typeof value !== "object";
  return isFixed || (place.length === 1 && !comments?.mayLack?.includes(place[0] ?? ""));
}

function listPlaces(value: unknown, place: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [...place, key],
    ...listPlaces(inner, [...place, key]),
  ]);
}

function readAt(value: unknown, place: string[]): unknown {
  return place.reduce<unknown>((inner, key) => (inner as Body | undefined)?.[key], value);
}
