import { afterAll, describe, expect, it } from "vitest";
import { getPlace, places } from "../city/places.ts";
import { startSandbox } from "../sandbox.ts";
import { clientFor, findAccount } from "../test-client.ts";
import { nameOf } from "./geocoding.ts";
import { positionOf } from "./test-order.ts";

const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
const client = clientFor(sandbox, findAccount(sandbox, "client"));

const namesFound = async (search: object) => {
  const { body } = await client.post("/geocode/search/", { agrupacion_id: 1, ...search });
  return body.addresses.map(({ name }: { name: string }) => name);
};

describe("reverse", () => {
  const square = getPlace("plaza-mayor");

  it.each([
    ["short", { lat: square.latitude, lng: square.longitude }],
    ["long", positionOf("plaza-mayor")],
  ])("finds the addresses near a %s position, nearest first", async (_, position) => {
    const { status, body } = await client.post("/geocode/reverse/", { position });
    expect(status).toBe(200);
    expect(body.addresses[0]).toEqual({
      name: "Plaza Mayor, 59001 Cantalmar",
      ...positionOf("plaza-mayor"),
    });
    expect(body.addresses.length).toBeGreaterThan(1);
  });

  it("finds nothing out in the country", async () => {
    const { body } = await client.post("/geocode/reverse/", { position: { lat: 40, lng: -3 } });
    expect(body.addresses).toEqual([]);
  });
});

describe("search", () => {
  it("matches by words, whatever their accents and order", async () => {
    expect(await namesFound({ address: "central ESTACION" })).toEqual([
      "Estación Central, Plaza de la Estación, 1, 59002 Cantalmar",
    ]);
    expect(await namesFound({ address: "nowhere at all" })).toEqual([]);
  });

  it("puts the nearest first if the search has a position", async () => {
    const nearest = async (id: string) =>
      (await namesFound({ address: "hotel", near: positionOf(id) }))[0];
    expect(await nearest("plaza-mayor")).toMatch(/^Gran Hotel/);
    expect(await nearest("playa-larga")).toMatch(/^Hotel Cabo/);
  });

  it("finds ten addresses at most", async () => {
    expect(await namesFound({ address: "c" })).toHaveLength(10);
  });

  it("requires an existing group", async () => {
    const { status, body } = await client.post("/geocode/search/", {
      address: "hotel",
      agrupacion_id: 99,
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: "agrupacion_id", message: "Select a grouping" }]);
  });
});

it("gives no two places the same name", () => {
  expect(new Set(places.map(nameOf)).size).toBe(places.length);
});

it("keeps to the document", () => {
  expect(sandbox.breaches).toEqual([]);
});

afterAll(() => sandbox.close());
