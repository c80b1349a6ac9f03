import { readdirSync, readFileSync } from "node:fs";
import { Comparator } from "@pactflow/openapi-pact-comparator";
import { describe, expect, it } from "vitest";
import { createContract, loadDocument, type Operation } from "../openapi/contract.ts";
import { isFor } from "./operations.ts";
import { readPact } from "./pact-file.ts";
import { listCalls } from "./screens.ts";

const document = loadDocument();
const pact = readPact();

describe("the pact", () => {
  it("gives each interaction a unique description", () => {
    const descriptions = pact.interactions.map(({ description }) => description);
    expect(descriptions).toEqual([...new Set(descriptions)]);
  });

  it("agrees with the document", async () => {
    const problems: string[] = [];
    const comparator = new Comparator(withFormPartsAsText(document) as never);
    for await (const { message, mockDetails } of comparator.compare(pact as never)) {
      problems.push(`${mockDetails?.interactionDescription}: ${message}`);
    }
    expect(problems).toEqual([]);
  });

  it.each(listCalledOperations())("has a successful answer to $id", (operation) => {
    const answers = pact.interactions.filter(({ request }) => isFor(operation, request));
    expect(answers.map(({ response }) => response.status)).toContain(successStatus(operation));
  });
});

type Schema = { $ref?: string; type?: string; items?: Schema; properties?: Record<string, Schema> };

/** The comparator reads each part of a multipart form as a string, so numbers and arrays of files become strings. */
function withFormPartsAsText(original: typeof document): typeof document {
  const copy = structuredClone(original);
  const schemas = copy.components?.schemas as Record<string, Schema>;
  for (const { requestBody } of Object.values(copy.paths ?? {}).flatMap(Object.values)) {
    const { $ref = "" }: Schema = requestBody?.content?.["multipart/form-data"]?.schema ?? {};
    const properties = schemas[$ref.split("/").at(-1) ?? ""]?.properties ?? {};
    for (const [name, schema] of Object.entries(properties)) {
      if (schema.type === "array" && schema.items) properties[name] = schema.items;
      if (schema.type === "integer") properties[name] = { type: "string" };
    }
  }
  return copy;
}

/** The operations that the panel's code calls. */
function listCalledOperations(): Operation[] {
  const folder = new URL("../app/api/", import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith(".server.ts"));
  const source = files.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
  const called = listCalls(source);
  return createContract(document).operations.filter(({ id }) => called.has(id));
}

function successStatus({ responses }: Operation): number | undefined {
  return [...responses.keys()].find((status) => status < 300);
}
