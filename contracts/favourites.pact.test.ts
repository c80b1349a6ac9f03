import { describe, expect } from "vitest";
import {
  createFavourite,
  deleteFavourite,
  type Favourite,
  listFavourites,
  updateFavourite,
} from "../app/api/favourites.server.ts";
import type { components } from "../openapi/taxi-api.types.ts";
import { boolean, eachLike, fromState, integer, number, type Shape, string } from "./matchers.ts";
import { interaction } from "./pact.ts";
import { invalid, refusal } from "./shapes.ts";

type Schemas = components["schemas"];

const wire = {
  id: integer(301),
  alias: string("Casa"),
  address: {
    name: string("Calle Mayor, 3"),
    latitude: number(38.0014),
    longitude: number(0.6112),
  },
  default_favorite: boolean(true),
} satisfies Shape<Schemas["Favourite"]>;

const saved = { favorite: wire } satisfies Shape<Schemas["FavouriteEnvelope"]>;
const list = { favorites: eachLike(wire) } satisfies Shape<Schemas["FavouriteList"]>;

const address = { name: "Calle Mayor, 3", latitude: 38.0014, longitude: 0.6112 };
const favourite: Favourite = { id: 301, alias: "Casa", address, isDefault: true, needs: {} };
const lasting = { wheelchair: true, pet: "assistance" } as const;

const kind = "client" as const;
const loggedIn = { "a user is logged in": { kind } };
const withFavourites = { ...loggedIn, "the user has two saved addresses": { kind } };
const ofAnother = { ...loggedIn, "the saved address belongs to another user": {} };

const path = fromState("/favorites/{id}/", "/favorites/301/");

describe("listFavourites", () => {
  const request = { method: "GET", path: "/favorites" } as const;

  interaction("a list of the saved addresses", {
    given: withFavourites,
    as: "user",
    request,
    response: { status: 200, body: list },
    async test(api) {
      expect(await listFavourites(api)).toEqual([favourite]);
    },
  });

  interaction("a list of the saved addresses with needs", {
    given: { ...withFavourites, "an employee and a saved address have needs": {} },
    as: "user",
    request,
    response: { status: 200, body: { favorites: eachLike({ ...wire, needs: lasting }) } },
    async test(api) {
      expect(await listFavourites(api)).toEqual([{ ...favourite, needs: lasting }]);
    },
  });

  interaction("a list of the saved addresses of a user who has none", {
    given: { ...loggedIn, "the user has no saved addresses": { kind } },
    as: "user",
    request,
    response: { status: 200, body: { favorites: [] } },
    async test(api) {
      expect(await listFavourites(api)).toEqual([]);
    },
  });

  interaction("a list of the saved addresses while the server fails", {
    given: { ...loggedIn, "the server fails": { operation: "listFavourites" } },
    as: "user",
    request,
    response: { status: 500 },
    async test(api) {
      await expect(listFavourites(api)).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });
});

describe("createFavourite", () => {
  const create = (alias: unknown) =>
    ({
      method: "POST",
      path: "/favorites/",
      body: {
        favorito: {
          alias,
          direccion: "Calle Mayor, 3",
          lat: 38.0014,
          lng: 0.6112,
          default_favorite: true,
        },
      },
    }) as const;

  interaction("a new saved address", {
    given: withFavourites,
    as: "user",
    request: create("Gimnasio"),
    response: { status: 201, body: saved },
    async test(api, idempotencyKey) {
      const added = { alias: "Gimnasio", address, isDefault: true };
      expect(await createFavourite(api, added, idempotencyKey)).toEqual(favourite);
    },
  });

  interaction("a new saved address with needs", {
    given: withFavourites,
    as: "user",
    request: {
      ...create("Gimnasio"),
      body: { favorito: { ...create("Gimnasio").body.favorito, needs: lasting } },
    },
    response: { status: 201, body: { favorite: { ...wire, needs: lasting } } },
    async test(api, idempotencyKey) {
      const added = { alias: "Gimnasio", address, isDefault: true, needs: lasting };
      expect(await createFavourite(api, added, idempotencyKey)).toMatchObject({ needs: lasting });
    },
  });

  interaction("a new saved address with a name that is taken", {
    given: withFavourites,
    as: "user",
    request: create(fromState("{taken}", "Oficina")),
    response: { status: 422, body: invalid("favorito.alias") },
    async test(api, idempotencyKey) {
      const added = { alias: "Oficina", address, isDefault: true };
      await expect(createFavourite(api, added, idempotencyKey)).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "favorito.alias", message: "Revisa este dato" }],
      });
    },
  });

  interaction("a new saved address beyond the limit", {
    given: { ...loggedIn, "the user has reached the limit of saved addresses": { kind } },
    as: "user",
    request: create("Gimnasio"),
    response: { status: 422, body: refusal("invalid") },
    async test(api, idempotencyKey) {
      const added = { alias: "Gimnasio", address, isDefault: true };
      await expect(createFavourite(api, added, idempotencyKey)).rejects.toMatchObject({
        status: 422,
        message: "En palabras para el usuario",
      });
    },
  });
});

describe("updateFavourite", () => {
  const update = (favorito: object) => ({ method: "PUT", path, body: { favorito } }) as const;

  interaction("a new name for a saved address", {
    given: withFavourites,
    as: "user",
    request: update({ alias: "Casa de la abuela" }),
    response: { status: 200, body: saved },
    async test(api) {
      expect(await updateFavourite(api, 301, { alias: "Casa de la abuela" })).toEqual(favourite);
    },
  });

  interaction("a saved address that moves", {
    given: withFavourites,
    as: "user",
    request: update({ direccion: "Calle Mayor, 3", lat: 38.0014, lng: 0.6112 }),
    response: { status: 200, body: saved },
    async test(api) {
      expect(await updateFavourite(api, 301, { address })).toEqual(favourite);
    },
  });

  interaction("the needs of travellers at a saved address", {
    given: withFavourites,
    as: "user",
    request: update({ needs: lasting }),
    response: { status: 200, body: { favorite: { ...wire, needs: lasting } } },
    async test(api) {
      expect(await updateFavourite(api, 301, { needs: lasting })).toMatchObject({ needs: lasting });
    },
  });

  interaction("a saved address that becomes the default", {
    given: withFavourites,
    as: "user",
    request: update({ default_favorite: true }),
    response: { status: 200, body: saved },
    async test(api) {
      expect(await updateFavourite(api, 301, { isDefault: true })).toEqual(favourite);
    },
  });

  interaction("a new name for a saved address that is taken", {
    given: withFavourites,
    as: "user",
    request: update({ alias: fromState("{taken}", "Oficina") }),
    response: { status: 422, body: invalid("favorito.alias") },
    async test(api) {
      await expect(updateFavourite(api, 301, { alias: "Oficina" })).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "favorito.alias", message: "Revisa este dato" }],
      });
    },
  });

  interaction("a new name for another user's saved address", {
    given: ofAnother,
    as: "user",
    request: update({ alias: "Mine" }),
    response: { status: 404 },
    async test(api) {
      await expect(updateFavourite(api, 301, { alias: "Mine" })).rejects.toMatchObject({
        name: "ApiError",
        status: 404,
      });
    },
  });
});

describe("deleteFavourite", () => {
  const request = { method: "DELETE", path } as const;

  interaction("the removal of a saved address", {
    given: withFavourites,
    as: "user",
    request,
    response: { status: 204 },
    async test(api) {
      expect(await deleteFavourite(api, 301)).toBeUndefined();
    },
  });

  interaction("the removal of another user's saved address", {
    given: ofAnother,
    as: "user",
    request,
    response: { status: 404 },
    async test(api) {
      await expect(deleteFavourite(api, 301)).rejects.toMatchObject({
        name: "ApiError",
        status: 404,
      });
    },
  });
});
