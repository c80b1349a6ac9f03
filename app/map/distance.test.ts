import { describe, expect, it, test } from "vitest";
import { directionOf, measureKm } from "./distance.ts";

const greenwich = { latitude: 51.4779, longitude: 0 };

test.each([
  [greenwich, greenwich, 0],
  // One degree of latitude, then a quarter of the earth.
  [greenwich, { latitude: 52.4779, longitude: 0 }, 111.2],
  [{ latitude: 0, longitude: 0 }, { latitude: 90, longitude: 0 }, 10_007.5],
])("measures %o to %o", (from, to, km) => {
  expect(measureKm(from, to)).toBeCloseTo(km, 1);
});

test("measures the same distance both ways, also across the date line", () => {
  const east = { latitude: 10, longitude: 179.5 };
  const west = { latitude: 10, longitude: -179.5 };
  expect(measureKm(east, west)).toBeCloseTo(measureKm(west, east), 9);
  expect(measureKm(east, west)).toBeLessThan(120);
});

describe("the direction of a place", () => {
  const home = { latitude: 38, longitude: 0.5 };
  it.each([
    ["north", 0.01, 0],
    ["north_east", 0.01, 0.0127],
    ["east", 0, 0.01],
    ["south", -0.01, 0.001],
    ["west", 0.001, -0.01],
    ["north_west", 0.01, -0.0127],
  ] as const)("is %s", (direction, north, east) => {
    const place = { latitude: home.latitude + north, longitude: home.longitude + east };
    expect(directionOf(home, place)).toBe(direction);
  });
});
