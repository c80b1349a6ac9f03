import { describe, expect } from "vitest";
import { isAbout, type Offer, searchOffers } from "../app/api/offers.server.ts";
import type { components } from "../openapi/taxi-api.types.ts";
import { eachLike, integer, number, pattern, type Shape, string } from "./matchers.ts";
import { interaction } from "./pact.ts";
import { invalid, refusal } from "./shapes.ts";

type Schemas = components["schemas"];

const origin = { latitude: 38.0014, longitude: 0.6112 };
const destination = { latitude: 37.9953, longitude: 0.5921 };

const stop = { latitude: 38.001, longitude: 0.612, name: "Plaza Mayor" };

const loggedIn = { "a user is logged in": { kind: "client" } } as const;

const group = {
  id: integer(1),
  permalink: string("radio-taxi-cantalmar"),
  name: string("Radio Taxi Cantalmar"),
  logo: string("https://cantalmar.example/logo.svg"),
  currency: pattern("^[A-Z]{3}$", "EUR"),
  taxi_languages: eachLike(string("es")),
  max_stops: integer(4),
} satisfies Shape<Schemas["Agrupation"]>;

const offer: Omit<Offer, "fare"> = {
  groupId: 1,
  name: "Radio Taxi Cantalmar",
  logo: "https://cantalmar.example/logo.svg",
  currency: "EUR",
  taxiLanguages: ["es"],
  maxStops: 4,
  unservedNeeds: [],
};

const details = {
  scheduled: false,
  hide_details: false,
  breakdown: eachLike({ label: string("Bajada de bandera"), value: string("2,40 €") }),
  info: eachLike({ value: string("Tarifa diurna") }),
  waiting_passenger: string("Espera: 0,35 € el minuto"),
} satisfies Shape<Schemas["FareDetails"]>;

const detailsRead = {
  withoutDiscount: null,
  isScheduled: false,
  hidesDetails: false,
  breakdown: [{ label: "Bajada de bandera", value: "2,40 €" }],
  info: ["Tarifa diurna"],
  waitingPassenger: "Espera: 0,35 € el minuto",
};

const search = (body: object) => ({ method: "POST", path: "/agrupations/search/", body }) as const;

const answer = (fare: object) => ({
  status: 200,
  body: { agrupations: eachLike({ ...group, fare }) },
});

describe("searchOffers", () => {
  interaction("a search of one group that charges by the meter", {
    given: loggedIn,
    as: "user",
    request: search({ search: { origin, destination }, agrupacion_id: 1 }),
    response: answer({
      ...details,
      type: "calculated",
      low_estimate: number(8.5),
      high_estimate: number(11),
      amount_without_discount: null,
    }),
    async test(api) {
      expect(await searchOffers(api, { origin, destination }, 1)).toEqual([
        { ...offer, fare: { price: { kind: "calculated", low: 8.5, high: 11 }, ...detailsRead } },
      ]);
    },
  });

  interaction("a search of one group for a journey with a stop on the way", {
    given: loggedIn,
    as: "user",
    request: search({ search: { origin, destination, stops: [stop] }, agrupacion_id: 1 }),
    response: answer({
      ...details,
      type: "calculated",
      low_estimate: number(8.5),
      high_estimate: number(11),
      amount_without_discount: null,
    }),
    async test(api) {
      const [found] = await searchOffers(api, { origin, destination, stops: [stop] }, 1);
      expect(found).toMatchObject({ maxStops: 4, fare: { price: { low: 8.5, high: 11 } } });
    },
  });

  interaction("a search for a journey with five stops on the way", {
    given: loggedIn,
    as: "user",
    request: search({
      search: { origin, destination, stops: Array(5).fill(stop) },
    }),
    response: { status: 422, body: refusal("invalid") },
    async test(api) {
      const stops = Array(5).fill(stop);
      await expect(searchOffers(api, { origin, destination, stops })).rejects.toMatchObject({
        status: 422,
      });
    },
  });

  interaction("a search of one group with fixed fares, with a code", {
    given: loggedIn,
    as: "user",
    request: search({
      search: { origin, destination, passengers: 2, code: "HOLA10" },
      agrupacion_id: 2,
    }),
    response: answer({
      ...details,
      type: "fixed",
      fare: number(18),
      amount_without_discount: number(20),
    }),
    async test(api) {
      const journey = { origin, destination, passengers: 2, code: "HOLA10" };
      expect(await searchOffers(api, journey, 2)).toEqual([
        {
          ...offer,
          fare: { ...detailsRead, price: { kind: "fixed", amount: 18 }, withoutDiscount: 20 },
        },
      ]);
    },
  });

  interaction("a search of one group that estimates fares, for a booking", {
    given: loggedIn,
    as: "user",
    request: search({
      search: { origin, destination, date: "2026-06-01 09:30:00" },
      agrupacion_id: 3,
    }),
    response: answer({
      ...details,
      type: "fixed",
      estimate: number(15.3),
      amount_without_discount: null,
      scheduled: true,
    }),
    async test(api) {
      const journey = { origin, destination, when: "2026-06-01 09:30" };
      expect(await searchOffers(api, journey, 3)).toEqual([
        {
          ...offer,
          fare: { ...detailsRead, price: { kind: "estimate", amount: 15.3 }, isScheduled: true },
        },
      ]);
    },
  });

  interaction("a search of all groups with the locator of an agreed fare", {
    given: loggedIn,
    as: "user",
    request: search({ search: { origin, code: "LOC-2468" } }),
    response: answer({
      type: "fixed",
      fare: number(18),
      scheduled: false,
      hide_details: true,
      breakdown: [],
      info: [],
    }),
    async test(api) {
      const [found] = await searchOffers(api, { origin, code: "LOC-2468" });
      expect(found?.fare).toEqual({
        price: { kind: "fixed", amount: 18 },
        withoutDiscount: null,
        isScheduled: false,
        hidesDetails: true,
        breakdown: [],
        info: [],
        waitingPassenger: null,
      });
    },
  });

  const metered = {
    ...details,
    type: "calculated",
    low_estimate: number(8.5),
    high_estimate: number(11),
    amount_without_discount: null,
  };

  interaction("a search of one group for a traveller with needs", {
    given: { ...loggedIn, "the group has no taxi for wheelchairs": {} },
    as: "user",
    request: search({
      search: { origin, destination, needs: { wheelchair: true, luggage: 2 } },
      agrupacion_id: 1,
    }),
    response: {
      status: 200,
      body: {
        agrupations: eachLike({ ...group, fare: metered, unserved_needs: ["wheelchair"] }),
      },
    },
    async test(api) {
      const journey = { origin, destination, needs: { wheelchair: true, luggage: 2 } } as const;
      expect(await searchOffers(api, journey, 1)).toMatchObject([
        { groupId: 1, unservedNeeds: ["wheelchair"] },
      ]);
    },
  });

  const atSea = { latitude: 0, longitude: 0 };
  interaction("a search from a place that no group serves", {
    given: loggedIn,
    as: "user",
    request: search({ search: { origin: atSea } }),
    response: { status: 200, body: { agrupations: [] } },
    async test(api) {
      expect(await searchOffers(api, { origin: atSea })).toEqual([]);
    },
  });

  interaction("a search with a code that gives no discount", {
    given: loggedIn,
    as: "user",
    request: search({ search: { origin, code: "NADA" } }),
    response: { status: 422, body: invalid("search.code", "invalid_code") },
    async test(api) {
      const error = await searchOffers(api, { origin, code: "NADA" }).catch((thrown) => thrown);
      expect(error).toMatchObject({ status: 422, code: "invalid_code" });
      expect([isAbout("code", error), isAbout("date", error)]).toEqual([true, false]);
    },
  });

  interaction("a search of groups for a time in the past", {
    given: loggedIn,
    as: "user",
    request: search({ search: { origin, date: "2020-01-01 09:30:00" } }),
    response: { status: 422, body: invalid("search.date") },
    async test(api) {
      const journey = { origin, when: "2020-01-01 09:30" };
      const error = await searchOffers(api, journey).catch((thrown) => thrown);
      expect([isAbout("code", error), isAbout("date", error)]).toEqual([false, true]);
    },
  });

  interaction("a search of groups while the server fails", {
    given: { ...loggedIn, "the server fails": { operation: "searchAgrupations" } },
    as: "user",
    request: search({ search: { origin } }),
    response: { status: 500 },
    async test(api) {
      await expect(searchOffers(api, { origin })).rejects.toMatchObject({
        kind: "status",
        status: 500,
      });
    },
  });
});
