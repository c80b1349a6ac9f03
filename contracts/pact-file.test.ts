import { readdirSync, readFileSync } from "node:fs";
import { Comparator } from "@pactflow/openapi-pact-comparator";
import { describe, expect, it } from "vitest";
import { createContract, loadDocument, type Operation } from "../openapi/contract.ts";
import { copy30Path, type OpenApiDocument } from "../openapi/document.ts";
import { isFor } from "./operations.ts";
import { type Pact, readPact } from "./pact-file.ts";
import { listCalls } from "./screens.ts";

const document = loadDocument();
const contract = createContract(document);
const pact = readPact();

describe("the pact", () => {
  it("gives each interaction a unique description", () => {
    const descriptions = pact.interactions.map(({ description }) => description);
    expect(descriptions).toEqual([...new Set(descriptions)]);
  });

  describe.each([
    ["the document", document],
    ["the copy in OpenAPI 3.0", loadDocument(copy30Path)],
  ])("compared with %s", (_name, described) => {
    it("agrees with the document", async () => {
      expect(await compare(pact, described)).toEqual([]);
    });

    it("agrees in every part of its forms", async () => {
      const forms = await readForms(pact);
      expect(forms.interactions.length).toBeGreaterThan(5);
      expect(await compare(forms, withForms(described))).toEqual([]);
    });

    it.each([
      ["a part that is gone", (form: Form) => delete form.subject],
      ["a word in place of a number", (form: Form) => Object.assign(form, { service_id: "six" })],
      ["a text in place of files", (form: Form) => Object.assign(form, { attachments: "a page" })],
      ["another kind of ticket", (form: Form) => Object.assign(form, { type: "praise" })],
    ])("does not agree with a form that has %s", async (_fault, spoil) => {
      const { interactions } = await readForms(pact);
      const spoilt = interactions.filter(({ description }) =>
        /^a new ticket about a/.test(description),
      );
      for (const { request } of spoilt) spoil(request.body.content);
      const problems = await compare({ ...pact, interactions: spoilt }, withForms(described));
      expect(problems).toEqual([
        expect.stringMatching(/^a new ticket about a trip, with a file: /),
      ]);
    });
  });

  it.each(listCalledOperations())("has a successful answer to $id", (operation) => {
    const answers = pact.interactions.filter(({ request }) => isFor(operation, request));
    expect(answers.map(({ response }) => response.status)).toContain(successStatus(operation));
  });
});

async function compare(pact: Pact, described: OpenApiDocument): Promise<string[]> {
  const problems: string[] = [];
  // The comparator writes into its document.
  const comparator = new Comparator(structuredClone(described) as never);
  for await (const { message, mockDetails } of comparator.compare(pact as never)) {
    problems.push(`${mockDetails?.interactionDescription}: ${message}`);
  }
  return problems;
}

/** The document without the option by which the comparator leaves forms out. */
function withForms(described: OpenApiDocument): OpenApiDocument {
  const option = "x-opc-config-disable-multipart-formdata";
  expect(described.info?.[option]).toBe(true);
  return { ...described, info: described.info && { ...described.info, [option]: undefined } };
}

type Form = Record<string, unknown>;
type WithBody<Body> = Pact["interactions"][number] & { request: { body: Body } };
type Written = { content: string; contentType: string; encoded: "base64" };
type Read = { content: Form; contentType: string; encoded: false };

/** The interactions with a form, each form as the values that a server reads: numbers, lists, files. */
async function readForms({ interactions, ...pact }: Pact) {
  const written = interactions.filter(isForm);
  const read = written.map(async ({ request, ...interaction }): Promise<WithBody<Read>> => {
    const { content, contentType } = request.body;
    const form = await new Response(Buffer.from(content, "base64"), {
      headers: { "Content-Type": contentType },
    }).formData();
    const body = { content: await readFields(request, form), contentType, encoded: false } as const;
    return { ...interaction, request: { ...request, body } };
  });
  return { ...pact, interactions: await Promise.all(read) };
}

function isForm(interaction: Pact["interactions"][number]): interaction is WithBody<Written> {
  const { body } = interaction.request as { body?: Partial<Written> };
  return body?.contentType?.startsWith("multipart/form-data") === true;
}

async function readFields(request: Pact["interactions"][number]["request"], form: FormData) {
  const operation = contract.operations.find((each) => isFor(each, request));
  const fields = [...new Set(form.keys())].map((name) => [name, form.getAll(name)] as const);
  const sent = Object.fromEntries(
    fields.map(([name, all]) => [name, all.length > 1 ? all : all[0]]),
  );
  const { value } = contract.checkRequestBody(operation?.id ?? "", "multipart/form-data", sent);
  const read = Object.entries(value as Form).map(async ([name, each]) => [
    name,
    await toText(each),
  ]);
  return Object.fromEntries(await Promise.all(read)) as Form;
}

/** The comparator knows no files, and a file's schema is that of a text. */
async function toText(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(toText));
  return value instanceof Blob ? value.text() : value;
}

/** The operations that the panel's code calls. */
function listCalledOperations(): Operation[] {
  const folder = new URL("../app/api/", import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith(".server.ts"));
  const source = files.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
  const called = listCalls(source);
  return contract.operations.filter(({ id }) => called.has(id));
}

function successStatus({ responses }: Operation): number | undefined {
  return [...responses.keys()].find((status) => status < 300);
}
