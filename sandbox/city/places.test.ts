import { describe, expect, it } from "vitest";
import { areas, distanceKm, findZone } from "./geography.ts";
import { getPlace, places } from "./places.ts";

describe("the city", () => {
  it("has about 150 places with ids and names of their own", () => {
    expect(places.length).toBeGreaterThanOrEqual(140);
    expect(places.length).toBeLessThanOrEqual(165);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  });

  it("has every place where its zone is", () => {
    expect(places.filter((place) => findZone(place) !== place.zone)).toEqual([]);
  });

  it("leaves no zone empty and has eight places on the island", () => {
    for (const zone of Object.keys(areas)) {
      expect(places.filter((place) => place.zone === zone).length).toBeGreaterThan(7);
    }
    expect(places.filter(({ zone }) => zone === "island")).toHaveLength(8);
  });

  it("keeps two places from lying on the same spot", () => {
    const spots = places.map(({ latitude, longitude }) => `${latitude},${longitude}`);
    expect(new Set(spots).size).toBe(places.length);
  });

  it("has no more than 25 km from the main square to its farthest place", () => {
    const farthest = Math.max(...places.map((place) => distanceKm(getPlace("plaza-mayor"), place)));
    expect(farthest).toBeLessThan(25);
  });

  it("writes ids that need no escaping and addresses with post code and town", () => {
    for (const { id, address } of places) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(address).toMatch(/, 59\d{3} \S.*\S$/);
    }
  });

  it("has exactly two hotels", () => {
    const hotels = places.filter(({ kind }) => kind === "hotel");
    expect(hotels.map(({ id }) => id)).toEqual(["gran-hotel-cantalmar", "hotel-cabo-ambar"]);
  });

  it("finds a place by its id and refuses an unknown one", () => {
    expect(getPlace("hotel-cabo-ambar").name).toBe("Hotel Cabo Ámbar");
    expect(() => getPlace("atlantis")).toThrow("atlantis");
  });
});
