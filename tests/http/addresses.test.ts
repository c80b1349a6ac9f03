import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { places } from "../../sandbox/city/places.ts";
import type { Fault } from "../../sandbox/control/faults.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import type { Panel } from "../services/panel.ts";
import { addPastTrips } from "../services/past-trips.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { demoLogin } from "./demo-login.ts";

let panel: Panel;
let member: Visitor;
beforeAll(async () => {
  panel = await borrowPanel();
  member = createVisitor(panel, "cantalmar.localhost");
  await member.logIn(demoLogin(panel, "client"));
});
afterAll(() => panel.stop());
beforeEach(() => panel.sandbox.calls.clear());
afterEach(() => panel.sandbox.faults.clear());

type Found = {
  name: string;
  latitude: number;
  longitude: number;
  favourite?: string;
  isRecent?: true;
};

async function ask(query: Record<string, string>): Promise<Found[]> {
  const { status, html } = await member.get(`/addresses?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return JSON.parse(html).addresses;
}

function myFavourites() {
  const { username } = demoLogin(panel, "client");
  const { accounts, favourites } = panel.sandbox.world;
  const account = [...accounts.values()].find(({ email }) => email === username);
  return [...favourites.values()].filter(({ accountId }) => accountId === account?.id);
}

it("returns at most three addresses that match the user's words", async () => {
  const found = await ask({ q: "cal may" });
  expect(found.length).toBeGreaterThan(0);
  for (const { name } of found) expect(name).toMatch(/\bcal.*\bmay|\bmay.*\bcal/i);
  expect(await ask({ q: "cantalmar" })).toHaveLength(3);
  expect(await ask({ q: "cantalmar", simple: "" })).toHaveLength(5);
});

it("lists favourites first and ignores accents", async () => {
  const [favourite] = myFavourites();
  const plain = favourite?.alias.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase() ?? "";
  expect(await ask({ q: plain })).toContainEqual({
    name: favourite?.name,
    latitude: favourite?.latitude,
    longitude: favourite?.longitude,
    favourite: favourite?.alias,
  });
  const [first] = await ask({ q: favourite?.name ?? "" });
  expect(first?.favourite).toBe(favourite?.alias);
});

it("lists nearby addresses first", async () => {
  const terminals = places.filter(({ name }) => /Terminal (2|de Ferris)/.test(name));
  expect(terminals).toHaveLength(2);
  for (const { latitude, longitude } of terminals) {
    const found = await ask({ q: "terminal", lat: `${latitude}`, lng: `${longitude}` });
    const [near] = found.filter(({ favourite }) => !favourite);
    expect(near).toMatchObject({ latitude, longitude });
  }
  expect(await ask({ q: "terminal", lat: "here", lng: "there" })).toHaveLength(3);
});

it("returns the address of a position", async () => {
  const [place] = places;
  const [first] = await ask({ near: `${place?.latitude},${place?.longitude}` });
  expect(first).toMatchObject({ latitude: place?.latitude, longitude: place?.longitude });
  expect(await ask({ near: "0,0" })).toEqual([]);
});

it.each([
  {},
  { q: "es" },
  { q: "   " },
  { near: "91,0" },
  { near: "somewhere" },
  { near: "1,2,3" },
])("does not call the API for %o", async (query) => {
  expect(await ask(query as Record<string, string>)).toEqual([]);
  expect([...panel.sandbox.calls.keys()]).toEqual([]);
});

it("shortens the search text to the API's maximum length", async () => {
  expect(await ask({ q: `calle ${"x".repeat(1000)}` })).toEqual([]);
  expect(panel.sandbox.calls.get("searchAddresses")).toBe(1);
});

describe("the address search when the API fails", () => {
  const faults: [string, Omit<Fault, "operation">][] = [
    ["a status 500", { kind: "status", status: 500 }],
    ["a status 422", { kind: "status", status: 422 }],
    ["an expired session", { kind: "status", status: 401 }],
    ["a wrong shape", { kind: "wrong_shape" }],
    ["a broken connection", { kind: "reset" }],
  ];

  it.each(faults)(
    "%s: returns no addresses, says why, and the page keeps working",
    async (_, fault) => {
      for (const operation of ["searchAddresses", "listFavourites", "reverseGeocode"] as const)
        panel.sandbox.faults.add({ operation, ...fault });
      const { status, html, headers } = await member.get("/addresses?q=calle");
      expect({ status, html }).toEqual({ status: 200, html: '{"addresses":[],"isDown":true}' });
      expect(headers["set-cookie"]).toBeUndefined();
      const reference = String(headers["x-request-id"]);
      await waitFor(() => {
        const logged = panel.logs().filter((line) => line.includes(reference));
        expect(logged.join("\n")).toContain("addresses could not be looked up");
      });
      expect(await ask({ near: "38.0014,0.6112" })).toEqual([]);
      panel.sandbox.faults.clear();
      expect(await ask({ q: "calle" })).not.toEqual([]);
    },
  );

  it("still offers the favourites when only the search fails", async () => {
    const [favourite] = myFavourites();
    panel.sandbox.faults.add({ operation: "searchAddresses", kind: "reset" });
    const found = await ask({ q: favourite?.alias ?? "" });
    expect(found).toContainEqual(expect.objectContaining({ favourite: favourite?.alias }));
  });
});

it("returns nothing to visitors who are not logged in", async () => {
  const { status, html } = await createVisitor(panel, "cantalmar.localhost").get(
    "/addresses?q=calle",
  );
  expect(status).toBe(404);
  expect(html).not.toContain("Calle");
});

it("offers favourites and the places of recent trips before the user types", async () => {
  const { username } = demoLogin(panel, "client");
  const account = [...panel.sandbox.world.accounts.values()].find(
    (each) => each.email === username,
  );
  if (!account) throw new Error("The demo has no client");
  const destinationAddress = "Calle del Recuerdo, 7";
  const destination = { latitude: 38.123, longitude: 0.456 };
  addPastTrips(panel.sandbox, account, 2, { destinationAddress, destination });
  const offered = await ask({ usual: "" });
  const aliases = offered.flatMap(({ favourite }) => favourite ?? []);
  expect(aliases).toEqual(
    expect.arrayContaining(aliases.length < 5 ? myFavourites().map(({ alias }) => alias) : []),
  );
  expect(aliases.length).toBeGreaterThan(0);
  expect(offered.filter(({ name }) => name === destinationAddress)).toEqual([
    { name: destinationAddress, ...destination, isRecent: true },
  ]);
  expect(offered.length).toBeLessThanOrEqual(9);
});

it.each(["listFavourites", "listTrips"] as const)(
  "offers the remaining suggestions when %s fails",
  async (operation) => {
    panel.sandbox.faults.add({ operation, kind: "status", status: 500 });
    const offered = await ask({ usual: "" });
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.some(({ favourite }) => favourite)).toBe(operation === "listTrips");
  },
);
