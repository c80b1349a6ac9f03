import { describe, expect, it } from "vitest";
import { listOperations, loadDocument, readPointer } from "./document.ts";

const document = loadDocument();
const operations = listOperations(document);

const codes = listCodes("Error");
const fieldCodes = listCodes("FieldError");

function listCodes(schema: string): string[] {
  return readPointer(document, `#/components/schemas/${schema}/properties/code/enum`) as string[];
}

describe.each(operations)("the description of $id", ({ raw, responses }) => {
  const { description = "", summary = "" } = raw;
  const find = (pattern: RegExp) => Array.from(description.matchAll(pattern), ([, found]) => found);

  it("has two to five sentences of its own", () => {
    const sentences = description.match(/[.](?= [A-Z`]|$)/g) ?? [];
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(5);
    expect(description).not.toContain(summary);
  });

  it("names only documented statuses", () => {
    // `login` is there for an API that has no `authenticate`.
    const statuses = find(/\b([2-5]\d\d)\b(?! to `)/g).map(Number);
    expect(statuses.filter((status) => !responses.has(status))).toEqual([]);
  });

  it("names only documented codes", () => {
    const named = find(/\b[45]\d\d `(\w+)`/g);
    expect(named.filter((code = "") => !codes.includes(code))).toEqual([]);
    const ofFields = find(/\(`(\w+)`\)/g);
    expect(ofFields.filter((code = "") => !fieldCodes.includes(code))).toEqual([]);
  });

  it("says what a repeated key gets, if the call has one", () => {
    const hasKey = raw.parameters?.some(
      (each) => "$ref" in each && each.$ref.endsWith("/IdempotencyKey"),
    );
    if (hasKey) expect(description).toContain("`Idempotency-Key`");
    if (!hasKey) expect(description).not.toContain("`Idempotency-Key`");
  });
});
