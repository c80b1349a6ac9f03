import type { Brand } from "../api/configuration.server.ts";

/** Stands in where neither the API nor the store can say which brand an address belongs to. */
export const unknownBrand: Brand = {
  ...{ id: 0, permalink: "", siteDomain: "", name: "Taxi", title: "Taxi" },
  ...{ logo: null, favicon: null, phone: null, currency: "EUR", timeZone: "Europe/Madrid" },
  links: { facebook: null, twitter: null, linkedin: null },
  legal: { terms: null, privacy: null },
  // A feature that the brand may not have is worse than one that comes back with the API.
  features: {
    ...{ club: false, purses: false, tickets: false, promos: false, signUp: false },
    ...{ googleLogin: false, map: false, hotel: false },
  },
  colours: { main: null, secondary: null, mainBackground: null, menuText: null, topText: null },
  hasDarkScheme: true,
  ...{ extras: [], languages: [], fallbackLanguage: null, wording: [], taxiLanguages: [] },
  ...{ showExtraPassengers: false, maxPassengers: 7, maxStops: 0 },
  ...{ mapsKey: null, mapsId: null, map: null, googleClientId: null, contents: [] },
};
