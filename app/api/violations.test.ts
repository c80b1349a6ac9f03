import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createContract } from "../../openapi/contract.ts";
import { brokenAnswers, type RawServer, startRawServer } from "../../tests/services/raw-server.ts";
import { createBreakers } from "./breaker.ts";
import { type Api, createApiFactory } from "./client.server.ts";
import type { OddAnswer } from "./odd-answers.server.ts";
import { readGoodRows } from "./rows.server.ts";
import { createTransport } from "./transport.server.ts";
import { listViolations } from "./violations.server.ts";

let server: RawServer;
let reports: OddAnswer[] = [];
let api: Api;
beforeAll(async () => {
  server = await startRawServer(() => {});
  api = createApi();
});
afterAll(() => server.stop());
beforeEach(() => {
  reports = [];
});

function createApi(): Api {
  // An hour after each call no breaker is open any more, however many have failed.
  let hours = 0;
  const breakers = createBreakers({ now: () => ++hours * 3_600_000 });
  const transport = createTransport({ timeoutMs: 2000, breakers });
  const onOddAnswer = (odd: OddAnswer) => reports.push(odd);
  const open = createApiFactory({ baseUrl: server.origin, transport, onOddAnswer });
  return open({ permalink: "p", token: "the-token", requestId: "r-1" });
}

function answer(status: number, body: unknown, mediaType = "application/json") {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const head = `HTTP/1.1 ${status} X\r\nContent-Type: ${mediaType}\r\nContent-Length: ${Buffer.byteLength(text)}`;
  server.answerWith((socket) => socket.write(`${head}\r\n\r\n${text}`));
}

const call = () => api.call("listFavourites").catch(() => {});
const violations = () => reports.flatMap((report) => report.violations);

const json = "application/json";
const refusal = { message: "That is not possible." };

describe("an answer is reported", () => {
  it.each<[string, number, unknown, string, object]>([
    [
      "with an undocumented status",
      409,
      refusal,
      json,
      { kind: "status", found: "object{message}" },
    ],
    ["with an undocumented success", 202, { favorites: [] }, json, { kind: "status" }],
    ["of a broken proxy", 502, "<h1>Bad gateway</h1>", "text/html", { kind: "server_error" }],
    ["of another media type", 200, "[]", "text/csv", { kind: "media_type", found: "text/csv" }],
    [
      "of an unknown media type",
      200,
      "[]",
      "x/lucia",
      { kind: "media_type", found: "another media type" },
    ],
    [
      "that is a page",
      200,
      "<html>",
      "text/html",
      { kind: "not_json", found: "text/html of 6 letters" },
    ],
    ["without a body", 200, "", json, { kind: "empty", found: "nothing" }],
    ["that refuses without a message", 403, {}, json, { kind: "missing", place: "message" }],
    ["that refuses with a text", 401, '"No"', json, { kind: "type", found: "string(2)" }],
    ["that refuses without a body", 403, "", json, { kind: "empty" }],
    ["that refuses with a page", 401, "<html>", "text/html", { kind: "media_type" }],
    [
      "that refuses with a new code",
      422,
      { ...refusal, code: "too_far" },
      json,
      { kind: "new_value", place: "code", found: "too_far" },
    ],
  ])("%s", async (_, status, body, mediaType, violation) => {
    answer(status, body, mediaType);
    await call();
    expect(reports).toMatchObject([{ status, violations: [violation] }]);
  });

  it("with a status that HTTP does not have", async () => {
    server.answerWith(brokenAnswers["an unknown status"]);
    await call();
    expect(violations()).toMatchObject([{ kind: "status" }]);
  });

  it("whose file has an undocumented status", async () => {
    answer(206, "%PDF-", "application/pdf");
    const query = { format: "pdf" } as const;
    await api.stream("downloadTrips", { params: { query } }).catch(() => {});
    expect(violations()).toMatchObject([{ kind: "status", found: "file" }]);
  });

  it("whose file is none", async () => {
    answer(200, {});
    const query = { format: "pdf" } as const;
    await api.stream("downloadTrips", { params: { query } }).catch(() => {});
    expect(violations()).toMatchObject([{ kind: "media_type", found: "application/json" }]);
  });
});

describe("an answer is not reported", () => {
  it.each<[string, number, unknown]>([
    ["that matches the document", 200, { favorites: [] }],
    ["with a property that the document does not have", 200, { favorites: [], more: 1 }],
    ["that refuses as documented", 422, refusal],
    ["of a failed server, whose body may be anything", 500, "<html>"],
  ])("%s", async (_, status, body) => {
    answer(status, body);
    await call();
    expect(reports).toEqual([]);
  });
});

/** Texts about people, in the spellings that an API may send. */
const personal = [
  ...["Lucía Ferrer", "Ferrer", "lucia.ferrer@example.org", "+34600111222", "600111222"],
  ...["Calle Mayor, 7, 2.º B", "38.3452, -0.4815", "Room-312", "12345678Z", "tok_live_Ab12Cd34"],
  ...[
    "2026-02-30T25:61:00",
    "services.0.Ferrer",
    "Ferrer/../~1",
    "<b>Ferrer</b>",
    "__proto__Ferrer",
  ],
];
const numbers = [600111222, 38.34521, -481512];

/** A body with this value, and this name, at every depth. */
const bodiesWith = (value: unknown, name: string): unknown[] => [
  value,
  [value],
  { [name]: value },
  { favorites: value },
  { favorites: { [name]: value } },
  { favorites: [value, { [name]: value }, { id: value, alias: value, [name]: { [name]: value } }] },
  {
    favorites: [
      {
        id: 1,
        alias: "Casa",
        address: { name: 1, latitude: value, [name]: 1 },
        default_favorite: value,
      },
      { id: 2, alias: "Casa", address: { [name]: value }, default_favorite: false },
    ],
  },
];

describe("a report", () => {
  it.each([...personal, ...numbers])("holds nothing of an answer full of %s", async (value) => {
    const name = `${value}`;
    for (const status of [200, 403, 409, 422, 502]) {
      for (const body of [
        ...bodiesWith(value, name),
        { message: value, code: value, errors: [{ field: value }] },
      ]) {
        answer(status, JSON.stringify(body));
        await call();
        await readGoodRows(api, (rows) => rows.call("listFavourites")).catch(() => {});
      }
      answer(status, name, /^[\w/.-]+$/.test(name) ? `text/${name}` : "text/html");
      await call();
    }
    expect(violations().length).toBeGreaterThan(20);
    const text = JSON.stringify(reports.map(({ status: _, ...report }) => report));
    for (const word of [name, ...name.split(/\W+/)]) {
      if (word.length > 3) expect(text).not.toContain(word);
    }
  });

  it("is short, however long and wrong the answer is", async () => {
    const wide = Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`name_${at}`, "x"]));
    answer(200, {
      favorites: [wide, ...Array.from({ length: 2_000 }, () => ({ id: "x".repeat(999) }))],
    });
    await call();
    expect(reports).toHaveLength(1);
    expect(JSON.stringify(reports).length).toBeLessThan(3_000);
  });
});

describe("a document with free names and several forms", () => {
  const contract = createContract(
    parse(`
      openapi: 3.1.0
      paths:
        /seats:
          get:
            operationId: listSeats
            responses:
              "200":
                description: The seats by the traveller's name, and who asked for them.
                content:
                  application/json:
                    schema:
                      type: object
                      properties:
                        seats: { type: object, additionalProperties: { type: integer } }
                        asked:
                          anyOf:
                            - { type: object, required: [room], properties: { room: { type: integer } } }
                            - { type: object, additionalProperties: { type: integer } }
    `),
  );
  const list = (body: unknown) => {
    const answer = { status: 200, mediaType: json, body };
    return listViolations(contract, answer, contract.checkResponse("listSeats", 200, json, body));
  };

  it("has no name of an answer in its places", () => {
    const seats = { "Lucía Ferrer": "12", "lucia@example.org": "13", 600111222: "14" };
    expect(list({ seats })).toEqual([
      { kind: "type", place: "seats[]", problem: "must be integer", found: "string(2)" },
      expect.objectContaining({ place: "seats.*" }),
      expect.objectContaining({ place: "seats.*.*" }),
    ]);
  });

  it("has no name of an answer in its problems", () => {
    const asked = { "Lucía Ferrer": "12" };
    expect(list({ asked })).toEqual([
      {
        kind: "value",
        place: "asked",
        problem: "fits none of the documented forms",
        found: "object{+1}",
      },
    ]);
  });
});
