import { readFileSync } from "node:fs";
import { Comparator } from "@pactflow/openapi-pact-comparator";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createContract, documentPath, loadDocument, type Operation } from "./contract.ts";
import { sampleAnswers, sampleRequest } from "./samples.ts";

// Checks the document with a tool that knows nothing of this project.
const document = loadDocument();
const { operations, operation } = createContract(document);

/** Every example of an operation as a pact: its request, with each answer that the document shows. */
function toPact(described: Operation) {
  const { method, path: address, headers, body } = sampleRequest(document, described);
  const [path, query = ""] = address.split("?");
  const [mediaType = "application/json"] = described.requestMediaTypes;
  const request = {
    ...{ method, path, query },
    headers: { ...headers, "Content-Type": mediaType },
    body: typeof body === "string" ? JSON.parse(body) : body && Object.fromEntries(body),
  };
  const interactions = [...described.responses.keys()].flatMap((status) =>
    sampleAnswers(document, described, status).map((answer) => ({
      description: `${described.id} ${status}`,
      request,
      response: { status, headers: { "Content-Type": "application/json" }, body: answer },
    })),
  );
  return {
    consumer: { name: "panel" },
    provider: { name: "taxi-api" },
    metadata: { pactSpecification: { version: "2.0.0" } },
    interactions,
  };
}

// These forms have only texts, so the comparator can read them.
const info = { ...document.info, "x-opc-config-disable-multipart-formdata": undefined };
const comparator = new Comparator(structuredClone({ ...document, info }) as never);

async function compare(pact: unknown, { against = comparator } = {}): Promise<string[]> {
  const found = new Set<string>();
  for await (const { type, code } of against.compare(pact as never)) {
    if (type === "error") found.add(code);
  }
  return [...found];
}

describe("an independent comparator", () => {
  it.each(operations)("accepts the sample request and the answers of $id", async (each) => {
    const pact = toPact(each);
    expect(pact.interactions.length).toBeGreaterThan(0);
    expect(await compare(pact)).toEqual([]);
  });
});

/** Faults of the document that its own examples contradict, each as a change of its text. */
const faults: [fault: string, id: string, code: string, from: string, to: string][] = [
  [
    ...["a path without its slash", "authenticate", "request.path-or-method.unknown"],
    ...["  /authenticate/:", "  /authenticate:"],
  ],
  [
    ...["a body of another type", "authenticate", "request.body.incompatible"],
    ...['schema: { $ref: "#/components/schemas/Authentication" }', "schema: { type: string }"],
  ],
  [
    ...["a parameter of another type", "listTrips", "request.query.incompatible"],
    ...['format: date }\n          example: "2026-05-01"', "minLength: 20 }"],
  ],
  [
    ...["a parameter that no request sends", "listTrips", "request.query.incompatible"],
    "        - name: start_date",
    "        - { name: since, in: query, required: true, schema: { type: string } }\n        - name: start_date",
  ],
  [
    ...["an answer without its status", "authenticate", "response.status.unknown"],
    ...['        "401": { $ref: "#/components/responses/WrongCredentials" }\n', ""],
  ],
  [
    ...["an answer's field of another type", "authenticate", "response.body.incompatible"],
    ...["auth_token: { type: string, minLength: 1 }", "auth_token: { type: integer }"],
  ],
] as never;

it.each(faults)("an independent comparator finds %s", async (_, id, code, from, to) => {
  const text = readFileSync(documentPath, "utf8");
  expect(text).toContain(from);
  const against = new Comparator(parse(text.replace(from, to)));
  expect(await compare(toPact(operation(id)), { against })).toContain(code);
});
