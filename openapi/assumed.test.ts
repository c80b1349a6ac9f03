import { expect, it } from "vitest";
import { parse } from "yaml";
import { listAssumed } from "./assumed.ts";

const assumedMark = (reason: string) => `x-assumed: true, x-reason: ${reason}`;

const document = parse(`
openapi: 3.1.0
paths:
  /trips:
    get:
      operationId: listTrips
      tags: [trips]
      parameters:
        - $ref: "#/components/parameters/Limit"
        - { name: from, in: query, ${assumedMark("Not shown")} }
        - { name: until, in: query }
      responses:
        "200": { description: Trips., ${assumedMark("Guessed")} }
        "404": { $ref: "#/components/responses/NotFound" }
        "422":
          description: Refused.
          content:
            application/json:
              schema: { properties: { message: { type: string, ${assumedMark("In words")} } } }
  /trips/:
    post:
      operationId: createTrip
      tags: [trips]
      ${assumedMark("Needed").replace(", ", "\n      ")}
      parameters: [{ name: hidden, in: query, ${assumedMark("Within an assumption")} }]
components:
  parameters:
    Limit: { name: limit, in: query, ${assumedMark("Pages")} }
  responses:
    NotFound: { description: Nothing., ${assumedMark("Usual")} }
  schemas:
    Trip:
      properties:
        id: { type: integer }
        taxi: { properties: { plate: { type: string, ${assumedMark("Seen on the car")} } } }
        stops:
          type: array
          items: { oneOf: [{ properties: { name: { ${assumedMark("Of a place")} } } }, { type: "null" }] }
        brand: { $ref: "#/components/schemas/Brand", ${assumedMark("Beside a reference")} }
    Brand:
      ${assumedMark("All of it").replace(", ", "\n      ")}
      properties: { hidden: { type: string, ${assumedMark("Within an assumption")} } }
`);

it("lists each assumption once, with its reason and a readable name", () => {
  const { operations, ...assumed } = listAssumed(document);
  const [schemas, parts] = [assumed.schemas, assumed.parts].map((assumptions) =>
    assumptions.map(({ name, reason }) => ({ name, reason })),
  );

  expect(operations).toEqual([expect.objectContaining({ id: "createTrip", reason: "Needed" })]);
  expect(schemas).toEqual([{ name: "Brand", reason: "All of it" }]);
  expect(parts).toEqual([
    { name: "parameter Limit", reason: "Pages" },
    { name: "response NotFound", reason: "Usual" },
    { name: "GET /trips, query from", reason: "Not shown" },
    { name: "GET /trips, answer 200", reason: "Guessed" },
    { name: "GET /trips, answer 422.message", reason: "In words" },
    { name: "Trip.taxi.plate", reason: "Seen on the car" },
    { name: "Trip.stops[].name", reason: "Of a place" },
    { name: "Trip.brand", reason: "Beside a reference" },
  ]);
  expect(assumed.parts.at(-1)?.node).toHaveProperty("$ref", "#/components/schemas/Brand");
});
