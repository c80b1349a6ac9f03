import { describe, expect, it } from "vitest";
import {
  type Area,
  distanceKm,
  findZone,
  isInsideArea,
  roadKm,
  travelMinutes,
} from "./geography.ts";
import { getPlace } from "./places.ts";

const square = getPlace("plaza-mayor");
const townHall = getPlace("ayuntamiento-de-cantalmar");
const airport = getPlace("aeropuerto-de-cantalmar-terminal-2");

describe("distanceKm", () => {
  it("measures great circles", () => {
    const equator = { latitude: 0, longitude: 0 };
    expect(distanceKm(equator, { latitude: 0, longitude: 1 })).toBeCloseTo(111.19, 1);
    expect(distanceKm(equator, { latitude: 1, longitude: 0 })).toBeCloseTo(111.19, 1);
    expect(distanceKm(equator, { latitude: 0, longitude: 180 })).toBeCloseTo(20015.1, 0);
  });

  it("is the same both ways and nothing on the spot", () => {
    expect(distanceKm(square, airport)).toBe(distanceKm(airport, square));
    expect(distanceKm(square, square)).toBe(0);
  });
});

describe("travel", () => {
  it("is longer by road than through the air", () => {
    expect(roadKm(square, airport)).toBeCloseTo(distanceKm(square, airport) * 1.3);
  });

  it("takes believable times from the airport and around the corner", () => {
    expect(travelMinutes(airport, square, 12)).toBeGreaterThan(12);
    expect(travelMinutes(airport, square, 12)).toBeLessThan(30);
    expect(travelMinutes(square, townHall, 12)).toBeLessThan(2);
    expect(travelMinutes(square, square, 12)).toBe(0);
  });

  it("is quickest at night and slowest in the rush hours", () => {
    const minutesAt = (hour: number) => travelMinutes(square, airport, hour);
    for (const [night, day, rush] of [
      [22, 10, 7],
      [5, 17, 9],
      [0, 20, 19],
    ] as const) {
      expect(minutesAt(night)).toBeLessThan(minutesAt(day));
      expect(minutesAt(day)).toBeLessThan(minutesAt(rush));
    }
  });
});

describe("isInsideArea", () => {
  const hook: Area = {
    shape: "polygon",
    corners: [
      [0, 0],
      [0, 3],
      [3, 3],
      [3, 2],
      [1, 2],
      [1, 0],
    ],
  };

  it.each([
    [0.5, 0.5, true],
    [0.5, 2.5, true],
    [2, 2.5, true],
    [2, 1, false],
    [-1, 1, false],
    [0.5, 4, false],
    [0.5, -1, false],
  ])("at %d, %d of a bent polygon: %s", (latitude, longitude, inside) => {
    expect(isInsideArea({ latitude, longitude }, hook)).toBe(inside);
  });

  it("knows a circle by its radius", () => {
    const circle: Area = { shape: "circle", centre: square, radiusKm: 1 };
    expect(isInsideArea(townHall, circle)).toBe(true);
    expect(isInsideArea(airport, circle)).toBe(false);
  });
});

describe("findZone", () => {
  it("leaves no cracks between neighbouring zones", () => {
    for (let longitude = 0.565; longitude < 0.62; longitude += 0.001) {
      expect(findZone({ latitude: 38.018, longitude })).toBeDefined();
      expect(findZone({ latitude: 37.984, longitude })).toBeDefined();
    }
  });

  it("knows no zone at sea, elsewhere in the world or for what is no number", () => {
    expect(findZone({ latitude: 38, longitude: 0.7 })).toBeUndefined();
    expect(findZone({ latitude: 40.4, longitude: -3.7 })).toBeUndefined();
    expect(findZone({ latitude: Number.NaN, longitude: 0.6 })).toBeUndefined();
  });
});
