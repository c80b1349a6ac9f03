import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { leftOut } from "./left-out.ts";
import { partNames, partOf } from "./parts.server.ts";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

/** The records of the accounts' own, as the list of all stored data names them. */
function listRecords(): string[] {
  const [, accounts = ""] = read("docs/stored-data.md").split(/^## .*$/m);
  return [...accounts.matchAll(/^\| `<brand>:([^`]+)` \|/gm)].map(([, key = ""]) => key);
}

type Document = { paths: Record<string, { get?: { operationId: string } }> };

function listReadingOperations(): string[] {
  const { paths } = parse(read("openapi/taxi-api.yaml")) as Document;
  return Object.values(paths).flatMap(({ get }) => (get ? [get.operationId] : []));
}

const parts = partNames.map(partOf);
const reasons = Object.values(leftOut);

describe("the archive of a client's data", () => {
  it("holds each record of an account, or says why not", () => {
    const known = [...parts, ...reasons].flatMap(({ records }): readonly string[] => records);
    const listed = listRecords();
    expect(listed.length).toBeGreaterThan(50);
    expect(listed.filter((key) => !known.includes(key))).toEqual([]);
    expect(known.filter((key) => !listed.includes(key))).toEqual([]);
  });

  it("holds what each reading call of the API says of an account, or says why not", () => {
    const known = [...parts, ...reasons].flatMap(({ operations }): readonly string[] => operations);
    const listed = listReadingOperations();
    expect(listed.length).toBeGreaterThan(25);
    expect(listed.filter((operation) => !known.includes(operation))).toEqual([]);
    expect(known.filter((operation) => !listed.includes(operation))).toEqual([]);
  });

  it("leaves out nothing that a part holds", () => {
    const held = parts.flatMap(({ operations, records }) => [...operations, ...records]);
    const out = reasons.flatMap(({ operations, records }): string[] => [...operations, ...records]);
    expect(out.filter((name) => held.includes(name))).toEqual([]);
  });
});
