import { expect, it } from "vitest";
import { parse } from "yaml";
import { findBadExamples } from "./examples.ts";

const document = parse(`
openapi: 3.1.0
paths:
  /trips/:
    post:
      operationId: createTrip
      requestBody:
        content:
          application/json: { schema: { $ref: "#/components/schemas/Trip" }, example: {} }
      responses:
        "201":
          description: Created.
          content:
            application/json:
              schema: { allOf: [{ $ref: "#/components/schemas/Trip" }] }
              examples:
                good: { $ref: "#/components/examples/Trip" }
                bad: { value: { id: 1, undocumented: true } }
components:
  examples:
    Trip: { value: { id: 1 } }
  schemas:
    Trip: { type: object, required: [id], properties: { id: { type: integer } } }
`);

it("names the example and the body that break the schema", () => {
  expect(findBadExamples(document)).toEqual([
    "createTrip request: the example's id is required",
    "createTrip 201: the example's undocumented is not documented",
  ]);
});
