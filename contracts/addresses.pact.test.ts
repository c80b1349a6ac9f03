import { describe, expect } from "vitest";
import { addressesNear, searchAddresses } from "../app/api/addresses.server.ts";
import type { components } from "../openapi/taxi-api.types.ts";
import { eachLike, number, type Shape, string } from "./matchers.ts";
import { interaction } from "./pact.ts";
import { invalid } from "./shapes.ts";

const addresses = {
  addresses: eachLike({
    name: string("Estación Central, Plaza de la Estación, 1"),
    latitude: number(37.9953),
    longitude: number(0.5921),
  }),
} satisfies Shape<components["schemas"]["AddressList"]>;

const found = [
  {
    name: "Estación Central, Plaza de la Estación, 1",
    latitude: 37.9953,
    longitude: 0.5921,
  },
];

const near = { latitude: 38.0014, longitude: 0.6112 };
const loggedIn = { "a user is logged in": { kind: "client" } } as const;

describe("searchAddresses", () => {
  const words = "esta cent";
  const search = (body: object) => ({ method: "POST", path: "/geocode/search/", body }) as const;

  interaction("a search of addresses by words", {
    given: loggedIn,
    as: "user",
    request: search({ address: words, agrupacion_id: 1 }),
    response: { status: 200, body: addresses },
    async test(api) {
      expect(await searchAddresses(api, { words, groupId: 1 })).toEqual(found);
    },
  });

  interaction("a search of addresses near a position", {
    given: loggedIn,
    as: "user",
    request: search({ address: words, agrupacion_id: 1, near }),
    response: { status: 200, body: addresses },
    async test(api) {
      const from = { name: "Plaza Mayor", ...near };
      expect(await searchAddresses(api, { words, groupId: 1, near: from })).toEqual(found);
    },
  });

  interaction("a search of addresses without a match", {
    given: loggedIn,
    as: "user",
    request: search({ address: "no such street anywhere", agrupacion_id: 1 }),
    response: { status: 200, body: { addresses: [] } },
    async test(api) {
      const search = { words: "no such street anywhere", groupId: 1 };
      expect(await searchAddresses(api, search)).toEqual([]);
    },
  });

  interaction("a search of addresses for an unknown group", {
    given: loggedIn,
    as: "user",
    request: search({ address: words, agrupacion_id: 999_999 }),
    response: { status: 422, body: invalid("agrupacion_id") },
    async test(api) {
      await expect(searchAddresses(api, { words, groupId: 999_999 })).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "agrupacion_id", message: "Revisa este dato" }],
      });
    },
  });

  interaction("a search of addresses while the server fails", {
    given: { ...loggedIn, "the server fails": { operation: "searchAddresses" } },
    as: "user",
    request: search({ address: words, agrupacion_id: 1 }),
    response: { status: 500 },
    async test(api) {
      await expect(searchAddresses(api, { words, groupId: 1 })).rejects.toMatchObject({
        kind: "status",
        status: 500,
      });
    },
  });
});

describe("addressesNear", () => {
  const at = (position: object) =>
    ({ method: "POST", path: "/geocode/reverse/", body: { position } }) as const;

  interaction("a lookup of the addresses around a position", {
    given: loggedIn,
    as: "user",
    request: at(near),
    response: { status: 200, body: addresses },
    async test(api) {
      expect(await addressesNear(api, near)).toEqual(found);
    },
  });

  const atSea = { latitude: 0, longitude: 0 };
  interaction("a lookup of the addresses around a position that has none", {
    given: loggedIn,
    as: "user",
    request: at(atSea),
    response: { status: 200, body: { addresses: [] } },
    async test(api) {
      expect(await addressesNear(api, atSea)).toEqual([]);
    },
  });

  interaction("a lookup of the addresses around a position while the server fails", {
    given: { ...loggedIn, "the server fails": { operation: "reverseGeocode" } },
    as: "user",
    request: at(near),
    response: { status: 500 },
    async test(api) {
      await expect(addressesNear(api, near)).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });
});
