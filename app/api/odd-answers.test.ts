import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadDocument } from "../../openapi/contract.ts";
import { type RawServer, startRawServer } from "../../tests/services/raw-server.ts";
import { createBreakers } from "./breaker.ts";
import { createApiFactory } from "./client.server.ts";
import type { OddAnswer } from "./odd-answers.server.ts";
import { readRows } from "./rows.server.ts";
import { createTransport } from "./transport.server.ts";
import type { Violation } from "./violations.server.ts";

type Report = OddAnswer & { operation: string; requestId: string };

let server: RawServer;
let reports: Report[] = [];
beforeAll(async () => {
  server = await startRawServer(() => {});
});
afterAll(() => server.stop());
beforeEach(() => {
  reports = [];
});

function createApi() {
  const transport = createTransport({ timeoutMs: 2000, breakers: createBreakers() });
  const onOddAnswer = (odd: Report) => reports.push(odd);
  const api = createApiFactory({ baseUrl: server.origin, transport, onOddAnswer });
  return api({ permalink: "p", token: "the-token", requestId: "r-1" });
}

function answer(body: unknown) {
  const text = JSON.stringify(body);
  const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}`;
  server.answerWith((socket) => socket.write(`${head}\r\n\r\n${text}`));
}

/** The body of one of the document's examples. */
function exampleOf(name: string): Record<string, unknown> {
  const { components } = loadDocument() as unknown as {
    components: { examples: Record<string, { value: Record<string, unknown> }> };
  };
  return structuredClone(components.examples[name]?.value ?? {});
}

const address = { name: "Plaza Mayor, 1", latitude: 38, longitude: 0.6 };
const favourite = (id: number) => ({ id, alias: `n.º ${id}`, address, default_favorite: false });
const [trip] = exampleOf("ServiceList").services as Record<string, unknown>[];

const violation = (kind: Violation["kind"], place: string, problem: string, found: string) => ({
  kind,
  place,
  problem,
  found,
});
const newValue = (place: string, found: string) =>
  violation("new_value", place, "is new in an open enum", found);

const readFavourites = () => readRows(createApi(), (api) => api.call("listFavourites"));
const wrongShape = { name: "ApiFault", kind: "wrong_shape" };

describe("a list with an odd row", () => {
  const oddRows: [string, unknown, Violation][] = [
    [
      "lacks a field",
      { ...favourite(2), alias: undefined },
      violation(
        "missing",
        "favorites[].alias",
        "is required",
        "object{id,address,default_favorite}",
      ),
    ],
    [
      "has a field of another type",
      { ...favourite(2), id: "2" },
      violation("type", "favorites[].id", "must be integer", "string(1)"),
    ],
    [
      "is wrong deep inside",
      { ...favourite(2), address: { ...address, latitude: null } },
      violation("type", "favorites[].address.latitude", "must be number", "null"),
    ],
    ["is null", null, violation("type", "favorites[]", "must be object", "null")],
    ["is a text", "Casa", violation("type", "favorites[]", "must be object", "string(4)")],
    ["is a list", [favourite(2)], violation("type", "favorites[]", "must be object", "array(1)")],
  ];

  it.each(oddRows)("is read without a row that %s", async (_, row, found) => {
    answer({ favorites: [favourite(1), row, favourite(3)] });
    const { value, leftOut } = await readFavourites();
    expect(value).toEqual({ favorites: [favourite(1), favourite(3)] });
    expect(leftOut).toBe(1);
    const call = { operation: "listFavourites", requestId: "r-1", brand: "p", status: 200 };
    expect(reports).toEqual([{ ...call, leftOut: 1, newValues: 0, violations: [found] }]);
  });

  it.each(oddRows)(
    "is refused where the caller needs all rows and one %s",
    async (_, row, found) => {
      answer({ favorites: [favourite(1), row] });
      await expect(createApi().call("listFavourites")).rejects.toMatchObject(wrongShape);
      expect(reports).toMatchObject([{ leftOut: 0, violations: [found] }]);
    },
  );

  it("reports the number of odd rows, and their field once without its values", async () => {
    const odd = Array.from({ length: 500 }, () => ({ ...favourite(2), id: "Lucía Ferrer" }));
    answer({ favorites: [...odd, favourite(3)] });
    const { value, leftOut } = await readFavourites();
    expect(value.favorites).toEqual([favourite(3)]);
    expect(leftOut).toBe(500);
    expect(reports).toHaveLength(1);
    const found = violation("type", "favorites[].id", "must be integer", "string(12)");
    expect(reports[0]).toMatchObject({ leftOut: 500, violations: [found] });
    expect(JSON.stringify(reports)).not.toContain("Ferrer");
  });

  it("keeps its total and the order of the other rows", async () => {
    answer({ services: [{ ...trip, id: 1 }, { id: 2 }, { ...trip, id: 3 }], total: 3 });
    const page = { params: { query: { limit: 10, offset: 0 } } };
    const { value } = await readRows(createApi(), (api) => api.call("listTrips", page));
    expect(value.services.map(({ id }) => id)).toEqual([1, 3]);
    expect(value.total).toBe(3);
  });

  it("does not affect the other lists of the answer", async () => {
    answer({ in_process: [{ id: 1 }], scheduled: [trip], recent: [trip, null] });
    const { value, leftOut } = await readRows(createApi(), (api) => api.call("loadHotel"));
    expect(value).toEqual({ in_process: [], scheduled: [trip], recent: [trip] });
    expect(leftOut).toBe(2);
  });

  it("adds up over the lists that one read needs", async () => {
    answer({ favorites: [favourite(1), null] });
    const { leftOut } = await readRows(createApi(), (api) =>
      Promise.all([api.call("listFavourites"), api.call("listFavourites")]),
    );
    expect(leftOut).toBe(2);
    expect(reports).toHaveLength(2);
  });
});

describe("a wrong answer", () => {
  it.each([
    ["with only odd rows", { favorites: [null, { id: 1 }] }],
    ["without its list", {}],
    ["with an object for its list", { favorites: { 0: favourite(1) } }],
    ["that is itself a list", [favourite(1)]],
    ["that is null", null],
  ])("%s is refused, even where rows may be left out", async (_, body) => {
    answer(body);
    await expect(readFavourites()).rejects.toMatchObject(wrongShape);
    expect(reports).toMatchObject([{ leftOut: 0 }]);
    expect(reports[0]?.violations).not.toEqual([]);
  });

  it("is refused where its total is no number, even with good rows", async () => {
    answer({ services: [trip, null], total: "2" });
    const page = { params: { query: { limit: 10, offset: 0 } } };
    await expect(readRows(createApi(), (api) => api.call("listTrips", page))).rejects.toMatchObject(
      wrongShape,
    );
  });

  it("is refused where it is a single object, even where rows may be left out", async () => {
    answer({ service: { ...trip, status_name: undefined } });
    await expect(
      readRows(createApi(), (api) => api.call("cancelTrip", { params: { path: { id: 1 } } })),
    ).rejects.toMatchObject(wrongShape);
  });
});

describe("a new value of an open enum", () => {
  it("is accepted, and reported with its field", async () => {
    answer({ services: [trip, { ...trip, type_user: "agency", status_code: 77 }] });
    const { services } = await createApi().call("listTripsInProcess");
    expect(services[1]).toMatchObject({ type_user: "agency", status_code: 77 });
    expect(reports).toMatchObject([{ operation: "listTripsInProcess", leftOut: 0, newValues: 2 }]);
    expect(reports[0]?.violations).toHaveLength(2);
    expect(reports[0]?.violations).toEqual(
      expect.arrayContaining([
        newValue("services[].status_code", "77"),
        newValue("services[].type_user", "agency"),
      ]),
    );
  });

  it.each(["Lucía Ferrer, +34600111222", "Ferrer", "600111222", "lucia@example.org"])(
    "is reported by its length where it is no word of a program: %s",
    async (type_user) => {
      answer({ services: [{ ...trip, type_user }] });
      await createApi().call("listTripsInProcess");
      const found = newValue("services[].type_user", `string(${type_user.length})`);
      expect(reports[0]?.violations).toEqual([found]);
    },
  );

  it("is reported beside rows that were left out, but not for those rows", async () => {
    const services = [
      { ...trip, type_user: "agency" },
      { ...trip, type_user: "robot", id: null },
    ];
    answer({ services });
    await readRows(createApi(), (api) => api.call("listTripsInProcess"));
    expect(reports).toMatchObject([{ leftOut: 1, newValues: 1 }]);
    expect(JSON.stringify(reports)).not.toContain("robot");
  });

  it("makes its row odd where it has another type", async () => {
    answer({ services: [trip, { ...trip, type_user: 7 }] });
    const { leftOut } = await readRows(createApi(), (api) => api.call("listTripsInProcess"));
    expect(leftOut).toBe(1);
  });
});

it("reports nothing about an answer that matches the document", async () => {
  answer({ services: [trip] });
  const { leftOut } = await readRows(createApi(), (api) => api.call("listTripsInProcess"));
  expect(leftOut).toBe(0);
  expect(reports).toEqual([]);
});
