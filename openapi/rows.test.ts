import { describe, expect, it } from "vitest";
import { createContract, loadDocument } from "./contract.ts";
import { sampleAnswers } from "./samples.ts";

const document = loadDocument();
const contract = createContract(document);
const json = "application/json";

type Answer = Record<string, unknown>;

/** Every list of objects in an example of a successful answer, with one of its rows. */
const lists = contract.operations.flatMap((operation) =>
  [200, 201].flatMap((status) =>
    sampleAnswers(document, operation, status).flatMap((body) =>
      Object.entries(body as Answer).flatMap(([list, rows]) => {
        const [row] = Array.isArray(rows) ? rows : [];
        const isList = typeof row === "object" && row !== null;
        return isList ? [{ id: operation.id, status, list, row, body: body as Answer }] : [];
      }),
    ),
  ),
);

const isRefused = (id: string, status: number, body: unknown) =>
  contract.checkResponse(id, status, json, body).length > 0;

describe("the lists of the document's answers", () => {
  it("include the lists of every screen", () => {
    expect(new Set(lists.map(({ id }) => id)).size).toBeGreaterThan(15);
  });

  it.each(lists)("of $id lose only the invalid rows of $list", (given) => {
    const { id, status, list, row, body } = given;
    const answer = { ...body, [list]: [row, {}, row, null, "row"] };
    expect(isRefused(id, status, answer)).toBe(true);

    const sifted = contract.siftRows(id, status, json, answer);
    expect(sifted?.body).toEqual({ ...body, [list]: [row, row] });
    expect(sifted?.odd.map(({ index }) => index)).toEqual([1, 3, 4]);
    expect(isRefused(id, status, sifted?.body)).toBe(false);
    expect(answer[list]).toHaveLength(5);
  });

  it.each(lists)("of $id stay invalid if $list is not a list", ({ id, status, list, body }) => {
    for (const wrong of [null, {}, "rows", 3]) {
      expect(contract.siftRows(id, status, json, { ...body, [list]: wrong })).toBeUndefined();
    }
  });
});

describe("an answer that is invalid outside its rows", () => {
  it.each([
    ["listTrips", { services: [{}], total: "1" }],
    ["getTicket", { ticket: {}, answers: [{}] }],
    ["listPurses", { purses: [{}], code: null, user_id: 1 }],
    // A required object, not a list.
    ["cancelTrip", { service: {} }],
    ["checkToken", { auth_token: "" }],
    ["listFavourites", []],
    ["listFavourites", null],
  ])("stays refused: %s", (id, body) => {
    expect(isRefused(id, 200, body)).toBe(true);
    expect(contract.siftRows(id, 200, json, body)).toBeUndefined();
  });

  it("is refused whole if its media type or its status is not documented", () => {
    const body = { favorites: [{}] };
    expect(contract.siftRows("listFavourites", 200, "text/html", body)).toBeUndefined();
    expect(contract.siftRows("listFavourites", 418, json, body)).toBeUndefined();
  });
});

it("refuses an instant that JavaScript cannot read", () => {
  const samples = sampleAnswers(document, contract.operation("listMessages"), 200) as Answer[];
  const [page = {}] = samples;
  const [message] = page.messages as Answer[];
  for (const [created_at, isGood] of [
    ["2026-12-31T23:59:59Z", true],
    ["9999-12-31T23:59:59Z", true],
    ["2016-12-31T23:59:60Z", false],
    ["2026-02-30T10:00:00Z", false],
    ["yesterday", false],
  ] as const) {
    const answer = { ...page, messages: [{ ...message, created_at }] };
    expect(isRefused("listMessages", 200, answer), created_at).toBe(!isGood);
  }
});
