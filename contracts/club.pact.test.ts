import { describe, expect } from "vitest";
import { createAd, getCommerce, listCommerces } from "../app/api/club.server.ts";
import type { components } from "../openapi/taxi-api.types.ts";
import {
  boolean,
  eachLike,
  equal,
  fromState,
  integer,
  number,
  type Shape,
  string,
} from "./matchers.ts";
import { interaction } from "./pact.ts";
import { anInstant, invalid } from "./shapes.ts";

type Schemas = components["schemas"];

const ad = {
  id: integer(901),
  title: string("Dos por uno en ensaimadas"),
  text: string("Hasta el mediodía, con el recibo de tu viaje."),
  starts_at: anInstant("2026-05-16T09:00:00.000Z"),
  ends_at: anInstant("2026-05-24T09:00:00.000Z"),
} satisfies Shape<Schemas["Ad"]>;

const commerce = {
  id: integer(951),
  name: string("Horno La Ñora"),
  category: string("Panadería"),
  description: string("Pan de leña y ensaimadas recién hechas."),
  address: {
    name: string("Plaza de la Ñora"),
    latitude: number(38.0021),
    longitude: number(0.6091),
  },
  phone: string("+34980000311"),
  image: string("https://cantalmar.example/horno.jpg"),
  advantage: string("5 % de descuento al enseñar el recibo del taxi"),
  mine: boolean(true),
  ads: eachLike(ad),
} satisfies Shape<Schemas["Commerce"]>;

/** A commerce of another user, with only the required fields. */
const plain = {
  ...commerce,
  phone: null,
  image: null,
  mine: equal(false),
  ads: [],
};

const adRead = {
  id: 901,
  title: "Dos por uno en ensaimadas",
  text: "Hasta el mediodía, con el recibo de tu viaje.",
  startsAt: Date.parse("2026-05-16T09:00:00Z"),
  endsAt: Date.parse("2026-05-24T09:00:00Z"),
};

const commerceRead = {
  id: 951,
  name: "Horno La Ñora",
  category: "Panadería",
  description: "Pan de leña y ensaimadas recién hechas.",
  address: { name: "Plaza de la Ñora", latitude: 38.0021, longitude: 0.6091 },
  phone: "+34980000311",
  image: "https://cantalmar.example/horno.jpg",
  advantage: "5 % de descuento al enseñar el recibo del taxi",
  isMine: true,
  ads: [adRead],
};

const kind = "client" as const;
const loggedIn = { "a user is logged in": { kind } };
const own = { ...loggedIn, "the user owns a commerce of the club": { kind } };

describe("listCommerces", () => {
  const request = { method: "GET", path: "/club/commerces" } as const;

  interaction("a list of the club's commerces", {
    given: own,
    as: "user",
    request,
    response: { status: 200, body: { commerces: eachLike(commerce) } },
    async test(api) {
      expect(await listCommerces(api)).toEqual([commerceRead]);
    },
  });

  interaction("a list of the commerces of a club that has none", {
    given: { ...loggedIn, "the club has no commerce": {} },
    as: "user",
    request,
    response: { status: 200, body: { commerces: [] } },
    async test(api) {
      expect(await listCommerces(api)).toEqual([]);
    },
  });

  interaction("a list of the club's commerces while the server fails", {
    given: { ...loggedIn, "the server fails": { operation: "listCommerces" } },
    as: "user",
    request,
    response: { status: 500 },
    async test(api) {
      await expect(listCommerces(api)).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });
});

describe("getCommerce", () => {
  const path = fromState("/club/commerces/{commerceId}", "/club/commerces/951");
  const request = { method: "GET", path } as const;

  interaction("a commerce of the user", {
    given: own,
    as: "user",
    request,
    response: { status: 200, body: { ...commerce, mine: equal(true) } },
    async test(api) {
      expect(await getCommerce(api, 951)).toEqual(commerceRead);
    },
  });

  interaction("a commerce of another user", {
    given: { ...loggedIn, "the commerce belongs to another user": {} },
    as: "user",
    request,
    response: { status: 200, body: plain },
    async test(api) {
      expect(await getCommerce(api, 951)).toMatchObject({ isMine: false, phone: null, ads: [] });
    },
  });

  interaction("a commerce of another group", {
    given: { ...loggedIn, "the commerce belongs to another group": {} },
    as: "user",
    request,
    response: { status: 404 },
    async test(api) {
      await expect(getCommerce(api, 951)).rejects.toMatchObject({ name: "ApiError", status: 404 });
    },
  });
});

describe("createAd", () => {
  const path = fromState("/club/commerces/{commerceId}/ads/", "/club/commerces/951/ads/");
  const announce = (starts_at: string, ends_at = "2026-05-21T20:00:00.000Z") =>
    ({
      method: "POST",
      path,
      body: { title: "Coca de San Juan", text: "Por encargo.", starts_at, ends_at },
    }) as const;
  const news = (startsAt: string, endsAt = "2026-05-21T20:00:00Z") => ({
    title: "Coca de San Juan",
    text: "Por encargo.",
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
  });
  const tomorrow = "2026-05-19T20:00:00.000Z";

  interaction("an ad that starts in 35 hours", {
    given: own,
    as: "user",
    request: announce(tomorrow),
    response: { status: 201, body: { ...ad, starts_at: equal(tomorrow) } },
    async test(api, idempotencyKey) {
      expect(await createAd(api, 951, news(tomorrow), idempotencyKey)).toMatchObject({
        id: 901,
        startsAt: Date.parse(tomorrow),
      });
    },
  });

  for (const [when, startsAt] of [
    ["too soon", "2026-05-18T20:00:00.000Z"],
    ["too far ahead", "2026-05-20T20:00:00.000Z"],
  ] as const) {
    interaction(`an ad that starts ${when}`, {
      given: own,
      as: "user",
      request: announce(startsAt),
      response: { status: 422, body: invalid("starts_at", "ad_not_ahead") },
      async test(api, idempotencyKey) {
        await expect(createAd(api, 951, news(startsAt), idempotencyKey)).rejects.toMatchObject({
          status: 422,
          code: "ad_not_ahead",
          fieldErrors: [{ field: "starts_at" }],
        });
      },
    });
  }

  interaction("an ad that ends before it starts", {
    given: own,
    as: "user",
    request: announce(tomorrow, "2026-05-19T19:00:00.000Z"),
    response: { status: 422, body: invalid("ends_at") },
    async test(api, idempotencyKey) {
      await expect(
        createAd(api, 951, news(tomorrow, "2026-05-19T19:00:00Z"), idempotencyKey),
      ).rejects.toMatchObject({ status: 422, fieldErrors: [{ field: "ends_at" }] });
    },
  });

  interaction("an ad of another user's commerce", {
    given: { ...loggedIn, "the commerce belongs to another user": {} },
    as: "user",
    request: announce(tomorrow),
    response: { status: 403 },
    async test(api, idempotencyKey) {
      await expect(createAd(api, 951, news(tomorrow), idempotencyKey)).rejects.toMatchObject({
        name: "ApiError",
        status: 403,
      });
    },
  });

  interaction("an ad of a commerce of another group", {
    given: { ...loggedIn, "the commerce belongs to another group": {} },
    as: "user",
    request: announce(tomorrow),
    response: { status: 404 },
    async test(api, idempotencyKey) {
      await expect(createAd(api, 951, news(tomorrow), idempotencyKey)).rejects.toMatchObject({
        name: "ApiError",
        status: 404,
      });
    },
  });
});
