import { describe, expect, it } from "vitest";
import { createContract, loadDocument } from "./contract.ts";
import type { MediaTypeObject, Schema } from "./document.ts";
import { resolve } from "./document.ts";
import { sampleAnswers } from "./samples.ts";
import { expandSchema } from "./schema.ts";

// Spoils every example answer of the document at every possible place.
const document = loadDocument();
const contract = createContract(document);

const answers = contract.operations.flatMap((operation) =>
  [...operation.responses.keys()].flatMap((status) =>
    sampleAnswers(document, operation, status).map((body) => ({
      operation,
      id: operation.id,
      status,
      body,
    })),
  ),
);

describe("the document's answers", () => {
  it("exist for every operation that answers with JSON", () => {
    const shown = new Set(answers.filter(({ status }) => status < 300).map(({ id }) => id));
    const expected = contract.operations.filter(({ responses }) =>
      [...responses].some(
        ([status, { mediaTypes }]) => status < 300 && mediaTypes.includes("application/json"),
      ),
    );
    expect([...shown].sort()).toEqual(expected.map(({ id }) => id).sort());
  });

  it.each(answers)("$id $status is taken as it is", ({ id, status, body }) => {
    expect(contract.checkResponse(id, status, "application/json", body)).toEqual([]);
  });

  it.each(answers)("$id $status is refused without any required field", (answer) => {
    const schema = answerSchema(answer.operation.raw.responses?.[answer.status] as object);
    const spoiled = dropEachRequired(schema, answer.body);
    expect(spoiled.length).toBeGreaterThan(0);
    expect(spoiled.filter(({ value }) => isTaken(answer, value))).toEqual([]);
  });

  it.each(answers)("$id $status is refused with any type changed", (answer) => {
    const spoiled = changeEachType(answer.body);
    expect(spoiled.length).toBeGreaterThan(0);
    expect(spoiled.filter(({ value }) => isTaken(answer, value))).toEqual([]);
  });
});

function isTaken({ id, status }: { id: string; status: number }, body: unknown): boolean {
  return contract.checkResponse(id, status, "application/json", body).length === 0;
}

type Spoiled = { where: string; value: unknown };

function answerSchema(response: object): Schema {
  const { content } = resolve(document, response as { content: Record<string, MediaTypeObject> });
  return expandSchema(document, content["application/json"]?.schema ?? true, { closed: false });
}

/** A copy without the field, for each field that a schema requires. */
function dropEachRequired(schema: Schema, value: unknown, where = ""): Spoiled[] {
  if (typeof schema === "boolean") return [];
  const branches = [
    ...(schema.allOf ?? []),
    ...matching(schema.anyOf ?? schema.oneOf ?? [], value),
  ];
  const spoiled = branches.flatMap((branch) => dropEachRequired(branch, value, where));
  if (Array.isArray(value)) {
    const below = value.map((item, index) =>
      dropEachRequired(schema.items ?? true, item, `${where}.${index}`),
    );
    return [
      ...spoiled,
      ...below.flatMap((each, index) =>
        each.map((one) => ({ ...one, value: value.with(index, one.value) })),
      ),
    ];
  }
  if (typeof value !== "object" || value === null) return spoiled;
  for (const name of schema.required ?? []) {
    const { [name]: _, ...rest } = value as Record<string, unknown>;
    spoiled.push({ where: `${where}.${name}`, value: rest });
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!(name in value)) continue;
    const below = dropEachRequired(
      property,
      (value as Record<string, unknown>)[name],
      `${where}.${name}`,
    );
    spoiled.push(...below.map((one) => ({ ...one, value: { ...value, [name]: one.value } })));
  }
  return spoiled;
}

/** The alternatives of the value's schema. */
function matching(schemas: Schema[], value: unknown): Schema[] {
  return schemas.filter((schema) => {
    if (typeof schema === "boolean" || schema.type === "null") return false;
    if (value === null) return false;
    const parts = [schema, ...(schema.allOf ?? [])].filter((part) => typeof part === "object");
    return parts.every(({ required = [] }) => required.every((name) => name in (value as object)));
  });
}

/** A copy for each value, with something in its place that no schema of the document allows. */
function changeEachType(value: unknown, where = ""): Spoiled[] {
  const wrong = typeof value === "object" && value !== null ? "wrong" : { wrong: true };
  const changed = { where, value: wrong as unknown };
  if (Array.isArray(value)) {
    return [
      changed,
      ...value.flatMap((item, index) =>
        changeEachType(item, `${where}.${index}`).map((one) => ({
          ...one,
          value: value.with(index, one.value),
        })),
      ),
    ];
  }
  if (typeof value !== "object" || value === null) return [changed];
  return [
    changed,
    ...Object.entries(value).flatMap(([name, item]) =>
      changeEachType(item, `${where}.${name}`).map((one) => ({
        ...one,
        value: { ...value, [name]: one.value },
      })),
    ),
  ];
}
