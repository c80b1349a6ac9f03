import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createContract, listOperations, type NewValue, type OpenApiDocument } from "./contract.ts";

const document: OpenApiDocument = parse(`
openapi: 3.1.0
security: [{ token: [] }]
paths:
  /trips/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: integer, minimum: 1 } }
      - $ref: "#/components/parameters/Brand"
    get:
      operationId: getTrip
      tags: [trips]
      parameters:
        - { name: limit, in: query, schema: { type: integer, default: 10 } }
        - { name: open, in: query, schema: { type: [boolean, "null"] } }
        - { name: codes, in: query, explode: false, schema: { type: array, items: { type: integer } } }
        - { name: tags, in: query, schema: { type: array, items: { type: string } } }
        - { name: Authorization, in: header, required: true, schema: { type: string } }
      responses:
        "200":
          description: The trip.
          content: { application/json: { schema: { $ref: "#/components/schemas/Trip" } } }
        "404": { $ref: "#/components/responses/Error" }
  /trips/{id}/:
    put:
      operationId: changeTrip
      tags: [trips]
      x-assumed: true
      security: [{}, { token: [] }]
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [search]
              properties:
                search: { $ref: "#/components/schemas/Journey" }
                payment: { $ref: "#/components/schemas/Payment" }
                refund: { allOf: [{ $ref: "#/components/schemas/Base" }, { $ref: "#/components/schemas/Payment" }] }
      responses:
        "204": { description: Changed. }
  /profile/:
    put:
      operationId: changeProfile
      tags: [account]
      security: []
      requestBody:
        content:
          multipart/form-data:
            schema:
              type: object
              required: [name]
              properties:
                name: { type: string }
                age: { type: integer }
                company: { type: boolean }
                avatar: { type: string, format: binary }
                papers: { type: array, maxItems: 2, items: { type: string, format: binary } }
      responses:
        "200":
          description: A picture.
          content: { image/png: { schema: { type: string, format: binary } }, image/jpeg: {} }
components:
  parameters:
    Brand: { name: App-Agrupation, in: header, required: true, schema: { type: string } }
  responses:
    Error:
      description: An error.
      content: { application/json: { schema: { $ref: "#/components/schemas/Error" } } }
  schemas:
    Error: { type: object, required: [message], properties: { message: { type: string } } }
    Point:
      type: object
      required: [latitude, longitude]
      properties: { latitude: { type: number }, longitude: { type: number } }
    Journey:
      type: object
      required: [origin]
      properties:
        origin: { $ref: "#/components/schemas/Point", description: Where it begins. }
        date: { type: string, format: date }
    Base: { type: object, required: [id], properties: { id: { type: integer } } }
    Trip:
      x-assumed: true
      allOf:
        - $ref: "#/components/schemas/Base"
        - type: object
          required: [origin]
          properties:
            origin: { $ref: "#/components/schemas/Point" }
            state: { type: integer, enum: [1, 2], x-open-enum: true }
            colour: { type: string, enum: [white] }
            taxi: { oneOf: [{ $ref: "#/components/schemas/Base" }, { type: "null" }] }
    Payment:
      anyOf:
        - type: object
          required: [kind, number]
          properties: { kind: { const: card }, number: { type: string } }
        - type: object
          required: [kind, amount]
          properties: { kind: { const: cash }, amount: { type: number } }
        - type: object
          required: [kind, coins]
          properties: { kind: { const: cash }, coins: { type: integer } }
`);

const origin = { latitude: 39.5, longitude: 2.6 };
const contract = createContract(document);
const closed = createContract(document, { closed: true });

describe("listOperations", () => {
  it("describes each operation", () => {
    const [getTrip, changeTrip, changeProfile] = listOperations(document);
    expect(getTrip).toMatchObject({
      id: "getTrip",
      method: "get",
      path: "/trips/{id}",
      tag: "trips",
      assumed: false,
      secured: "required",
      requestMediaTypes: [],
      requestBodyRequired: false,
    });
    expect(getTrip?.parameters.map(({ name }) => name)).toContain("App-Agrupation");
    expect([...(getTrip?.responses ?? [])]).toEqual([
      [200, { mediaTypes: ["application/json"] }],
      [404, { mediaTypes: ["application/json"] }],
    ]);
    expect(changeTrip).toMatchObject({ assumed: true, secured: "optional" });
    expect(changeTrip).toMatchObject({ requestBodyRequired: true });
    expect(changeProfile).toMatchObject({ secured: "none" });
  });

  it.each([
    ["a missing operationId", { get: {} }, "get /a has no operationId."],
    [
      "a duplicate operationId",
      { get: { operationId: "a" }, put: { operationId: "a" } },
      'The operationId "a" is used twice.',
    ],
    [
      "a response without an exact status",
      { get: { operationId: "a", responses: { default: { description: "" } } } },
      'a documents the response "default"; only exact statuses are read.',
    ],
    [
      "a dangling reference",
      { get: { operationId: "a", responses: { "200": { $ref: "#/components/toString" } } } },
      'The reference "#/components/toString" leads nowhere.',
    ],
  ])("refuses %s", (_, item, message) => {
    const broken: OpenApiDocument = { openapi: "3.1.0", paths: { "/a": item }, components: {} };
    expect(() => listOperations(broken)).toThrow(message);
  });
});

describe("checkParameters", () => {
  const check = (parts: { path?: object; query?: object; headers?: object }) =>
    contract.checkParameters("getTrip", {
      path: { id: "7", ...parts.path },
      query: { ...parts.query },
      headers: { "app-agrupation": "marina", authorization: "token", ...parts.headers },
    });

  it("types documented parameters, fills in defaults and ignores the rest", () => {
    const query = { open: "true", codes: "1,2", tags: "a,b", other: "x" };
    expect(check({ query })).toEqual({
      values: {
        path: { id: 7 },
        query: { limit: 10, open: true, codes: [1, 2], tags: ["a,b"] },
        headers: { "App-Agrupation": "marina" },
      },
      problems: [],
    });
  });

  it("finds a header under any spelling of its name", () => {
    const headers = { "app-agrupation": undefined, "APP-AGRUPATION": "airport" };
    expect(check({ headers }).values.headers).toEqual({ "App-Agrupation": "airport" });
  });

  it.each([
    ["text", { path: { id: "seven" } }, "id", "must be integer"],
    ["hexadecimal digits", { path: { id: "0x7" } }, "id", "must be integer"],
    [
      "more digits than a number can hold",
      { query: { limit: "9".repeat(30) } },
      "limit",
      "must be integer",
    ],
    ["nothing", { query: { limit: "" } }, "limit", "must be integer"],
    ["a number out of bounds", { path: { id: "0" } }, "id", "must be >= 1"],
    ["an item of the wrong type", { query: { codes: "1,b" } }, "codes", "must be integer"],
    ["a repeated parameter", { query: { limit: ["1", "2"] } }, "limit", "must be integer"],
    [
      "a missing required parameter",
      { headers: { "app-agrupation": undefined } },
      "App-Agrupation",
      "is required",
    ],
  ])("reports %s", (_, parts, field, message) => {
    expect(check(parts).problems).toEqual([expect.objectContaining({ field, message })]);
  });

  it("reads no value from an object's prototype", () => {
    const query = Object.create({ limit: "99" });
    expect(
      contract.checkParameters("getTrip", { path: {}, query, headers: {} }).values.query,
    ).toEqual({
      limit: 10,
    });
  });
});

describe("checkRequestBody", () => {
  const check = (
    body: unknown,
    mediaType: string | undefined = "application/json; charset=utf-8",
  ) => contract.checkRequestBody("changeTrip", mediaType, body).problems;

  it("accepts a documented body", () => {
    expect(check({ search: { origin, date: "2026-02-28" } })).toEqual([]);
  });

  it.each([
    [
      "a missing property",
      { search: { origin: { latitude: 1 } } },
      "search.origin.longitude",
      "is required",
    ],
    [
      "a wrong type",
      { search: { origin: { ...origin, latitude: "1" } } },
      "search.origin.latitude",
      "must be number",
    ],
    [
      "a wrong format",
      { search: { origin, date: "2026-02-30" } },
      "search.date",
      "must be a valid date",
    ],
    [
      "an undocumented property",
      { search: { origin, extra: 1 } },
      "search.extra",
      "is not documented",
    ],
    ["a body of another type", [], "", "must be object"],
    [
      "a property from __proto__",
      JSON.parse('{ "search": { "__proto__": {} } }'),
      "search.origin",
      "is required",
    ],
  ])("reports %s", (_, body, field, message) => {
    expect(check(body)).toContainEqual(expect.objectContaining({ field, message }));
  });

  it("reports a property named __proto__ like any other", () => {
    const body = JSON.parse(
      `{ "search": { "origin": ${JSON.stringify(origin)} }, "__proto__": { "a": 1 } }`,
    );
    expect(check(body)).toEqual([
      { field: "__proto__", message: "is not documented", keyword: "additionalProperties" },
    ]);
  });

  it.each([
    ["the one form that its tag names", { kind: "card" }, "payment.number", "is required"],
    [
      "the forms that its tag leaves open",
      { kind: "cash" },
      "payment",
      "amount is required, or coins is required",
    ],
    ["the types there are", 5, "payment", "must be object"],
  ])("reports against %s", (_, payment, field, message) => {
    expect(check({ search: { origin }, payment })).toEqual([
      expect.objectContaining({ field, message }),
    ]);
  });

  it("does not report properties that a non-matching branch defines", () => {
    const refund = { id: 1, kind: "card", number: 5 };
    expect(check({ search: { origin }, refund })).toEqual([
      { field: "refund.number", message: "must be string", keyword: "type" },
    ]);
  });

  it("reports fifty problems at most", () => {
    const extras = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`x${index}`, 1]));
    expect(check({ search: { origin }, ...extras })).toHaveLength(50);
  });

  it("requires a body with a documented media type", () => {
    expect(check(undefined)).toEqual([{ field: "", message: "is required", keyword: "required" }]);
    expect(check("search", "text/plain")).toEqual([
      { field: "", message: "media type text/plain is not documented", keyword: "content" },
    ]);
    expect(contract.checkRequestBody("getTrip", undefined, undefined).problems).toEqual([]);
    expect(contract.checkRequestBody("getTrip", "application/json", {}).problems).toHaveLength(1);
  });

  describe("of a form", () => {
    const file = new File(["bytes"], "face.png", { type: "image/png" });
    const checkForm = (form: unknown) =>
      contract.checkRequestBody("changeProfile", "multipart/form-data; boundary=x", form);

    it("types the fields and keeps files unchanged", () => {
      const form = { name: "12", age: "42", company: "false", avatar: file, papers: file };
      expect(checkForm(form)).toEqual({
        value: { name: "12", age: 42, company: false, avatar: file, papers: [file] },
        problems: [],
      });
      expect(
        checkForm({ name: "a", avatar: { filename: "a", type: "b", size: 1 } }).problems,
      ).toEqual([]);
      expect(checkForm({ name: "a", avatar: Buffer.from("a") }).problems).toEqual([]);
    });

    it.each([
      ["a text for a file", { name: "a", avatar: "text" }, "avatar", "must be a file"],
      ["a text among files", { name: "a", papers: [file, "text"] }, "papers.1", "must be a file"],
      ["a file for a text", { name: file }, "name", "must be string"],
      ["an undocumented field", { name: "a", admin: "true" }, "admin", "is not documented"],
    ])("reports %s", (_, form, field, message) => {
      expect(checkForm(form).problems).toEqual([expect.objectContaining({ field, message })]);
    });
  });
});

describe("checkResponse", () => {
  const trip = { id: 1, origin, taxi: null };
  const json = "application/json";

  it("accepts a documented body", () => {
    expect(closed.checkResponse("getTrip", 200, json, trip)).toEqual([]);
    expect(closed.checkResponse("changeTrip", 204, undefined, undefined)).toEqual([]);
    expect(closed.checkResponse("changeProfile", 200, "image/png", Buffer.from("a"))).toEqual([]);
    expect(closed.checkResponse("changeProfile", 200, "image/jpeg", Buffer.from("a"))).toEqual([]);
  });

  it.each([
    ["an undocumented status", 201, json, trip, "", "status 201 is not documented"],
    [
      "an undocumented media type",
      200,
      "text/html",
      "",
      "",
      "media type text/html is not documented",
    ],
    ["no media type", 200, undefined, undefined, "", "media type (none) is not documented"],
    ["a missing property", 200, json, { id: 1 }, "origin", "is required"],
    [
      "a wrong type behind a null",
      200,
      json,
      { ...trip, taxi: { id: "1" } },
      "taxi.id",
      "must be integer",
    ],
    [
      "neither the object nor null",
      200,
      json,
      { ...trip, taxi: 5 },
      "taxi",
      "must be object or null",
    ],
    ["a wrong error", 404, json, {}, "message", "is required"],
  ])("reports %s", (_, status, mediaType, body, field, message) => {
    expect(contract.checkResponse("getTrip", status, mediaType, body)).toEqual([
      expect.objectContaining({ field, message }),
    ]);
  });

  it("reports a body if none is documented", () => {
    expect(contract.checkResponse("changeTrip", 204, json, {})).toEqual([
      { field: "", message: "no body is documented", keyword: "content" },
    ]);
  });

  it.each([
    ["beside an allOf", { ...trip, extra: 1 }, "extra"],
    ["below an allOf", { ...trip, origin: { ...origin, extra: 1 } }, "origin.extra"],
    ["within a oneOf", { ...trip, taxi: { id: 1, extra: 1 } }, "taxi.extra"],
  ])("reports an undocumented property %s only when closed", (_, body, field) => {
    expect(contract.checkResponse("getTrip", 200, json, body)).toEqual([]);
    expect(closed.checkResponse("getTrip", 200, json, body)).toEqual([
      expect.objectContaining({ field, message: "is not documented" }),
    ]);
  });
});

describe("an open enum", () => {
  const check = (of: typeof contract, given: object) =>
    of.checkResponse("getTrip", 200, "application/json", { id: 1, origin, ...given });

  it("accepts new values of its type unless the contract is closed", () => {
    expect(check(contract, { state: 77 })).toEqual([]);
    expect(check(contract, { state: "77" })).toEqual([
      expect.objectContaining({ field: "state", message: "must be integer" }),
    ]);
    expect(check(closed, { state: 77 })).toEqual([expect.objectContaining({ field: "state" })]);
  });

  it("reports each new value with its field", () => {
    const newValues: NewValue[] = [];
    const body = { id: 1, origin, state: 77 };
    expect(contract.checkResponse("getTrip", 200, "application/json", body, newValues)).toEqual([]);
    expect(newValues).toEqual([{ field: "state", value: 77 }]);
    contract.checkResponse("getTrip", 200, "application/json", { ...body, state: 2 }, newValues);
    expect(newValues).toHaveLength(1);
  });

  it("needs the mark x-open-enum in the document", () => {
    expect(check(contract, { colour: "green" })).toEqual([
      expect.objectContaining({ field: "colour" }),
    ]);
  });
});

describe("createContract", () => {
  it("names a missing operation", () => {
    expect(() => contract.operation("nothing")).toThrow('The document has no operation "nothing".');
  });

  it("refuses a schema that contains itself", () => {
    const tree: OpenApiDocument = parse(`
      openapi: 3.1.0
      paths:
        /tree:
          get:
            operationId: getTree
            responses:
              "200":
                description: A tree.
                content: { application/json: { schema: { $ref: "#/components/schemas/Tree" } } }
      components:
        schemas:
          Tree: { type: array, items: { $ref: "#/components/schemas/Tree" } }
    `);
    expect(() =>
      createContract(tree).checkResponse("getTree", 200, "application/json", []),
    ).toThrow('The schema "#/components/schemas/Tree" contains itself.');
  });
});
