import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { places } from "../city/places.ts";
import { startSandbox } from "../sandbox.ts";
import { type Client, clientFor, findAccount } from "../test-client.ts";

const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
let client: Client;

beforeEach(() => {
  sandbox.reset();
  client = clientFor(sandbox, findAccount(sandbox, "client"));
});
afterAll(async () => {
  expect(sandbox.breaches).toEqual([]);
  await sandbox.close();
});

type Favourite = {
  id: number;
  alias: string;
  address: { name: string; latitude: number; longitude: number };
  default_favorite: boolean;
};

const list = async (who = client): Promise<Favourite[]> =>
  (await who.get("/favorites")).body.favorites;
const defaultAliases = async () =>
  (await list()).filter((each) => each.default_favorite).map(({ alias }) => alias);
const gym = { alias: "Gimnasio", direccion: "Calle Mayor, 3", lat: 38.0014, lng: 0.6112 };
const create = (fields: Record<string, unknown> = {}) =>
  client.post("/favorites/", { favorito: { ...gym, ...fields } });
const update = (id: number, favorito: Record<string, unknown>) =>
  client.put(`/favorites/${id}/`, { favorito });
const remove = (id: number) => client.delete(`/favorites/${id}/`);

describe("the saved addresses", () => {
  it("are sorted with the default first, then by alias", async () => {
    await create({ alias: "Ático" });
    await create({ alias: "Zapatería", default_favorite: true });
    await create({ alias: "Bar" });
    const [first, ...others] = (await list()).map(({ alias }) => alias);
    expect(first).toBe("Zapatería");
    expect(others).toEqual([...others].sort((a, b) => a.localeCompare(b, "es")));
    expect(others).toEqual(expect.arrayContaining(["Ático", "Bar"]));
  });

  it("can be added", async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body.favorite).toEqual({
      id: expect.any(Number),
      alias: "Gimnasio",
      address: { name: "Calle Mayor, 3", latitude: 38.0014, longitude: 0.6112 },
      default_favorite: false,
      needs: {},
    });
    expect(await list()).toContainEqual(body.favorite);
  });

  it("have one default at most", async () => {
    expect(await defaultAliases()).toHaveLength(1);
    const { id } = (await create({ default_favorite: true })).body.favorite;
    expect(await defaultAliases()).toEqual(["Gimnasio"]);
    const other = (await create({ alias: "Bar" })).body.favorite;
    await update(other.id, { default_favorite: true });
    expect(await defaultAliases()).toEqual(["Bar"]);
    await update(id, { alias: "Piscina" });
    expect(await defaultAliases()).toEqual(["Bar"]);
    await update(other.id, { default_favorite: false });
    expect(await defaultAliases()).toEqual([]);
  });

  it("do not change other users' defaults", async () => {
    const other = clientFor(sandbox, findAccount(sandbox, "company"));
    const before = await list(other);
    await create({ default_favorite: true });
    expect(await list(other)).toEqual(before);
  });

  it("have unique aliases", async () => {
    await create();
    const { id } = (await create({ alias: "Bar" })).body.favorite;
    for (const answer of [create({ alias: "gimnasio " }), update(id, { alias: "GIMNASIO" })]) {
      const { status, body } = await answer;
      expect(status).toBe(422);
      expect(body.errors).toEqual([
        { field: "favorito.alias", message: "Ya está en uso", code: "taken" },
      ]);
    }
    expect((await update(id, { alias: "BAR" })).status).toBe(200);
  });

  it("change only in the sent fields", async () => {
    const { id } = (await create()).body.favorite;
    const { body } = await update(id, { direccion: "Plaza Mayor", lat: 38.001, lng: 0 });
    expect(body.favorite).toEqual({
      id,
      alias: "Gimnasio",
      address: { name: "Plaza Mayor", latitude: 38.001, longitude: 0 },
      default_favorite: false,
      needs: {},
    });
  });

  it("can be deleted", async () => {
    const { id } = (await create()).body.favorite;
    expect((await remove(id)).status).toBe(204);
    expect((await list()).map((each) => each.id)).not.toContain(id);
    expect((await remove(id)).status).toBe(404);
  });

  it("are fifty at most", async () => {
    for (let count = (await list()).length; count < 50; count++) {
      expect((await create({ alias: `Sitio ${count}` })).status).toBe(201);
    }
    expect((await create({ alias: "One too many" })).status).toBe(422);
    expect(await list()).toHaveLength(50);
  });

  it("do not exist for other users", async () => {
    const { id } = (await create()).body.favorite;
    for (const brandIndex of [0, 1]) {
      client = clientFor(sandbox, findAccount(sandbox, "company", brandIndex));
      expect((await list()).map((each) => each.id)).not.toContain(id);
      expect((await update(id, { alias: "Mine" })).status).toBe(404);
      expect((await remove(id)).status).toBe(404);
    }
  });
});

describe("the seeded addresses", () => {
  it("are two to four for each active account without a role, each at a place of the city", () => {
    const { accounts, favourites } = sandbox.world;
    for (const { id, state, permissions } of accounts.values()) {
      const saved = [...favourites.values()].filter(({ accountId }) => accountId === id);
      const hasRole = permissions.some((each) => each.startsWith("role_"));
      if (state !== "active" || hasRole) expect(saved).toEqual([]);
      else expect([2, 3, 4]).toContain(saved.length);
      for (const { name, latitude } of saved) {
        expect(places.find((place) => place.name === name)?.latitude).toBe(latitude);
      }
    }
  });

  it.each([
    ["client", 1],
    ["company", 1],
    ["hotel", 1],
    ["employee", 0],
  ] as const)("hold for a %s this many defaults: %i", async (kind, count) => {
    client = clientFor(sandbox, findAccount(sandbox, kind));
    expect(await defaultAliases()).toHaveLength(count);
  });

  it.each([0, 1])("include the hotel's own place, brand %i", async (brandIndex) => {
    const hotel = findAccount(sandbox, "hotel", brandIndex);
    const desk = [...sandbox.world.accounts.values()].find((each) => each.companyId === hotel.id);
    for (const account of [hotel, desk ?? hotel]) {
      const [first] = await list(clientFor(sandbox, account));
      expect(first?.default_favorite).toBe(true);
      expect(first?.address.name).toBe(hotel.name);
    }
  });
});
