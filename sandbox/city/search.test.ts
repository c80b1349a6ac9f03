import { describe, expect, it } from "vitest";
import { distanceKm } from "./geography.ts";
import { getPlace, places } from "./places.ts";
import { reversePlaces, searchPlaces } from "./search.ts";

function namesFor(...search: Parameters<typeof searchPlaces>): string[] {
  return searchPlaces(...search).map(({ name }) => name);
}

describe("searchPlaces", () => {
  it.each([
    ["peñón", "Plazuela del Peñón"],
    ["PENON", "Plazuela del Peñón"],
    ["nora", "Plaza de la Ñora"],
    ["hospital urgencias", "Hospital Universitario Virgen de la Brisa, Urgencias"],
    ["urgencias hosp", "Hospital Universitario Virgen de la Brisa, Urgencias"],
    ["terminal 2 aerop", "Aeropuerto de Cantalmar, Terminal 2"],
    ["maestro yanez 8", "Calle Maestro Yáñez, 8"],
    ["  ¡¡faro,  viejo!! ", "Faro Viejo"],
  ])("finds %j", (text, name) => {
    expect(namesFor(text)).toContain(name);
  });

  it("looks into addresses too", () => {
    expect(namesFor("peñaluenga olmo")).toEqual(["Plaza del Olmo"]);
    expect(namesFor("muelle levante 40")).toEqual(["Faro Viejo"]);
  });

  it("wants every typed word, and each at the beginning of a word", () => {
    expect(namesFor("faro submarino")).toEqual([]);
    expect(namesFor("ospital")).toEqual([]);
  });

  it("puts whole words before beginnings, then sorts by name", () => {
    expect(namesFor("calle mayor 3")).toEqual(["Calle Mayor, 3", "Museo Arqueológico"]);
    expect(namesFor("sal museo")).toEqual(["Museo de la Sal y el Mar"]);
    const byName = namesFor("calle mayor");
    expect(byName.slice(0, 4)).toEqual([
      "Calle Mayor, 3",
      "Calle Mayor, 28",
      "Calle Mayor, 57",
      "Museo Arqueológico",
    ]);
  });

  it("puts the nearest first, after whole words", () => {
    const near = getPlace("calle-mayor-57");
    expect(namesFor("calle mayor", { near })).toEqual([
      "Calle Mayor, 57",
      "Museo Arqueológico",
      "Calle Mayor, 28",
      "Calle Mayor, 3",
    ]);
    expect(namesFor("calle mayor 3", { near })).toEqual(["Calle Mayor, 3", "Museo Arqueológico"]);
  });

  it("keeps to the limit", () => {
    expect(namesFor("calle", { limit: 3 })).toHaveLength(3);
    expect(namesFor("calle").length).toBeGreaterThan(30);
  });

  it.each(["", "   ", "🚕", "?!", "\ud800", "\u200b"])("finds nothing for %j", (text) => {
    expect(searchPlaces(text)).toEqual([]);
  });

  it.each([".*", "(calle", "[a-z]+$", "calle\\", "calle%", "calle' OR '1'='1", "__proto__"])(
    "takes %j for text, not for a pattern",
    (text) => {
      expect(searchPlaces(text).length).toBeLessThan(places.length);
    },
  );

  it.each([
    ["one word", "a".repeat(10_000)],
    ["many words", "calle ".repeat(1_667)],
    ["many different words", Array.from({ length: 2_000 }, (_, index) => index).join(" ")],
    ["many accents", `c${"\u0301".repeat(10_000)}`],
    ["emoji", "👨‍👩‍👧‍👦".repeat(900)],
    ["nested parentheses", "(".repeat(5_000) + ")".repeat(5_000)],
  ])("is quick with 10,000 characters: %s", (_, text) => {
    const started = performance.now();
    searchPlaces(text, { near: getPlace("faro-viejo") });
    expect(performance.now() - started).toBeLessThan(250);
  });
});

describe("reversePlaces", () => {
  it("gives the places around a position, nearest first", () => {
    const hotel = getPlace("hotel-cabo-ambar");
    const found = reversePlaces({ latitude: 37.9573, longitude: 0.625 });
    expect(found[0]).toBe(hotel);
    const distances = found.map((place) =>
      distanceKm({ latitude: 37.9573, longitude: 0.625 }, place),
    );
    expect(distances).toEqual([...distances].sort((first, second) => first - second));
    expect(distances.at(-1)).toBeLessThanOrEqual(3);
  });

  it("keeps to the limit", () => {
    expect(reversePlaces(getPlace("plaza-mayor"), 5)).toHaveLength(5);
  });

  it("knows nothing far from the city", () => {
    expect(reversePlaces({ latitude: 38, longitude: 0.7 })).toEqual([]);
    expect(reversePlaces({ latitude: -90, longitude: 180 })).toEqual([]);
  });
});
