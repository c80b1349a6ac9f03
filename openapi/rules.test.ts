import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { lint } from "./lint.ts";

/** A comment names the rules that its line breaks; the other lines break none. */
const document = `openapi: 3.1.0
info: { title: Rules, version: 1.0.0, contact: { name: Us }, license: { name: MIT, identifier: MIT } }
servers: [{ url: http://127.0.0.1:4010 }]
tags: [{ name: things, description: Things. }]
security: [{ token: [] }]
paths:
  /both: # parada/slash-by-method
    get: &read
      operationId: readBoth
      summary: Read.
      description: &text What it does.
      tags: [things]
      responses: &responses
        "200":
          description: Read.
          content: { application/json: { schema: { $ref: "#/components/schemas/Thing" }, example: { id: 1 } } }
        "401": { $ref: "#/components/responses/Error" }
        "422": { $ref: "#/components/responses/Error" }
        "500": { $ref: "#/components/responses/Error" }
    put: { <<: *read, operationId: changeBoth }
  /read/: # parada/slash-by-method
    get: { <<: *read, operationId: readWithSlash }
  /change: # parada/slash-by-method
    put: { <<: *read, operationId: changeWithoutSlash }
  /change/:
    put: { <<: *read, operationId: change }
  /no-tag:
    get: # operation-tag-defined
      operationId: readWithoutTag
      summary: Read.
      description: *text
      responses: *responses
  /no-description:
    get: # operation-description
      operationId: readWithoutDescription
      summary: Read.
      tags: [things]
      responses: *responses
  /open:
    get:
      operationId: readOpen
      summary: This call needs no token, so there is no 401.
      description: *text
      tags: [things]
      security: [{}, { token: [] }]
      responses:
        "200": { description: Read. }
        "422": { $ref: "#/components/responses/Error" }
        "500": { $ref: "#/components/responses/Error" }
  /errors:
    get:
      operationId: readWithoutErrors
      summary: Read.
      description: *text
      tags: [things]
      responses: # parada/documented-errors, parada/documented-errors
        "200":
          description: Read.
          content:
            application/json: # parada/json-example
              schema: { $ref: "#/components/schemas/Thing" }
        "401": { $ref: "#/components/responses/Error" }
        "422":
          description: A shape of its own.
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Thing" }
              example: { id: one } # no-invalid-media-type-examples
components:
  securitySchemes:
    token: { type: apiKey, in: header, name: Authorization }
  responses:
    Error:
      description: Failed.
      x-reason: No mark # parada/reason-for-assumption
      content: { application/json: { schema: { $ref: "#/components/schemas/Thing" }, example: { id: 1 } } }
  schemas:
    Thing:
      type: object
      required: [id]
      x-assumed: true # parada/reason-for-assumption
      properties:
        id: { type: integer, x-assumed: true, x-reason: It must have one. }
        other:
          $ref: "#/components/schemas/Other"
          x-assumed: false # parada/reason-for-assumption
        third:
          type: string
          x-assumed: true # parada/reason-for-assumption
          x-reason: "Two\\nlines"
    Other: # parada/required-listed
      properties: { name: { type: string } }
  x-assumed: true # parada/reason-for-assumption
  x-reason: Not here.
`;

const directory = mkdtempSync(path.join(tmpdir(), "parada-rules-"));
afterAll(() => rmSync(directory, { recursive: true }));

it("reports exactly the broken rules, each at its line", async () => {
  const file = path.join(directory, "document.yaml");
  writeFileSync(file, document);

  const problems = await lint(file);

  const expected = document.split("\n").flatMap((line, index) => {
    const rules = line.split(" # ")[1]?.split(", ") ?? [];
    return rules.map((rule) => `${index + 1} ${rule}`);
  });
  expect(problems.map(({ line, rule }) => `${line} ${rule}`).sort()).toEqual(expected.sort());
});
