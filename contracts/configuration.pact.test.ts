import { describe, expect } from "vitest";
import {
  type Brand,
  findBrandOfDomain,
  findOwnBrand,
  getDefaultBrand,
} from "../app/api/configuration.server.ts";
import { featuresWithout } from "../tests/features.ts";
import { fromState } from "./matchers.ts";
import { interaction } from "./pact.ts";
import { configuration, invalid } from "./shapes.ts";

const filledIn = { "every group has a complete configuration": {} };

const brand: Brand = {
  id: 1,
  permalink: "radio-taxi-cantalmar",
  siteDomain: "cantalmar.localhost",
  name: "Radio Taxi Cantalmar",
  title: "Radio Taxi Cantalmar",
  logo: "https://cantalmar.example/logo.svg",
  favicon: "https://cantalmar.example/favicon.svg",
  currency: "EUR",
  timeZone: "Europe/Madrid",
  phone: "+34900000001",
  links: {
    facebook: "https://social.example/cantalmar",
    twitter: "https://short.example/cantalmar",
    linkedin: "https://work.example/cantalmar",
  },
  legal: {
    terms: "https://cantalmar.example/condiciones",
    privacy: "https://cantalmar.example/privacidad",
  },
  features: featuresWithout("club"),
  colours: {
    main: "#d9534f",
    secondary: "#15aeb4",
    mainBackground: "#ffffff",
    menuText: "#666666",
    topText: "#EEEEEE",
  },
  hasDarkScheme: false,
  extras: ["Silla infantil sin coste"],
  languages: ["es"],
  fallbackLanguage: "es",
  wording: [{ key: "promise", language: "ca", text: "Un taxi a la porta en deu minuts." }],
  taxiLanguages: ["es"],
  showExtraPassengers: true,
  maxPassengers: 8,
  maxStops: 4,
  mapsKey: "maps-key",
  mapsId: "map-id",
  map: {
    tiles: "https://tiles.example/{z}/{x}/{y}.png",
    attribution: "© Cantalmar",
    maxZoom: 18,
  },
  googleClientId: "cantalmar.apps.example",
  contents: [
    {
      key: "politica_privacidad",
      language: "es",
      title: "Política de privacidad",
      html: "<p>Solo guardamos lo que un viaje necesita.</p>",
    },
  ],
};

describe("findBrandOfDomain", () => {
  const domain = "cantalmar.localhost";
  const request = {
    method: "GET",
    path: "/configuration/domain",
    query: { search: fromState("{domain}", domain) },
  } as const;

  interaction("a lookup of a group's domain", {
    given: filledIn,
    as: "panel",
    request,
    response: { status: 200, body: configuration },
    async test(api) {
      expect(await findBrandOfDomain(api, domain)).toEqual(brand);
    },
  });

  interaction("a lookup of a domain that no group has", {
    given: { "no group has the domain": {} },
    as: "panel",
    request,
    response: { status: 404 },
    async test(api) {
      expect(await findBrandOfDomain(api, domain)).toBeUndefined();
    },
  });
});

describe("findOwnBrand", () => {
  const request = { method: "GET", path: "/configuration" } as const;

  interaction("a lookup of the group named in the header", {
    given: filledIn,
    as: "visitor",
    request,
    response: { status: 200, body: configuration },
    async test(api) {
      expect(await findOwnBrand(api)).toEqual(brand);
    },
  });

  interaction("a lookup of an unknown group", {
    given: { "the group is unknown": {} },
    as: "visitor",
    request,
    response: { status: 422, body: invalid("App-Agrupation") },
    async test(api) {
      expect(await findOwnBrand(api)).toBeUndefined();
    },
  });
});

describe("getDefaultBrand", () => {
  const request = { method: "GET", path: "/configuration/domain" } as const;

  interaction("a lookup of the default group", {
    given: filledIn,
    as: "panel",
    request,
    response: { status: 200, body: configuration },
    async test(api) {
      expect(await getDefaultBrand(api)).toEqual(brand);
    },
  });

  interaction("a lookup of the default group while the server fails", {
    given: { "the server fails": { operation: "getDomainConfiguration" } },
    as: "panel",
    request,
    response: { status: 500 },
    async test(api) {
      await expect(getDefaultBrand(api)).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });
});
