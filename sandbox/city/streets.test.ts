import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceKm, roadKm } from "./geography.ts";
import { getPlace, type Position, places } from "./places.ts";
import { findHeading, findWay, type Leg } from "./streets.ts";

const square = getPlace("plaza-mayor");
const airport = getPlace("aeropuerto-de-cantalmar-terminal-2");
const leg: Leg = { from: square, to: airport, startsAt: 1000, endsAt: 2000 };

const lengthOf = (way: Position[]): number =>
  way.slice(1).reduce((sum, corner, at) => sum + distanceKm(way[at] as Position, corner), 0);

describe("a way through the streets", () => {
  it("begins and ends where it is to, and only turns at right angles", () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.constantFrom(...places), (from, to) => {
        const way = findWay(from, to);
        expect(way[0]).toMatchObject({ latitude: from.latitude, longitude: from.longitude });
        expect(way.at(-1)).toMatchObject({ latitude: to.latitude, longitude: to.longitude });
        for (const [at, corner] of way.slice(1).entries()) {
          const last = way[at] as Position;
          const isStraight =
            corner.latitude === last.latitude || corner.longitude === last.longitude;
          expect(isStraight).toBe(true);
        }
      }),
    );
  });

  it("is about as long as the road that fares are made of", () => {
    const ratio = lengthOf(findWay(square, airport)) / roadKm(square, airport);
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThan(1.15);
  });
});

describe("a taxi on its leg", () => {
  it("stands at the start before it, and at the end after it", () => {
    expect(findHeading(leg, 0)).toMatchObject({
      latitude: square.latitude,
      longitude: square.longitude,
    });
    expect(findHeading(leg, 3000)).toMatchObject({
      latitude: airport.latitude,
      longitude: airport.longitude,
    });
  });

  it("drives evenly, and never farther in a moment than its speed allows", () => {
    const total = lengthOf(findWay(square, airport));
    for (let now = leg.startsAt; now < leg.endsAt; now += 50) {
      const moved = distanceKm(findHeading(leg, now), findHeading(leg, now + 50));
      expect(moved).toBeLessThanOrEqual(total / 20 + 0.01);
    }
  });

  it("looks where it drives", () => {
    const north = { latitude: 38.01, longitude: 0.612 };
    const south = { latitude: 38, longitude: 0.612 };
    const half = { startsAt: 0, endsAt: 10 };
    expect(findHeading({ from: south, to: north, ...half }, 5).bearing).toBe(0);
    expect(findHeading({ from: north, to: south, ...half }, 5).bearing).toBe(180);
  });

  it("stays where it is when the way is none, or takes no time", () => {
    const none = { from: square, to: square, startsAt: 0, endsAt: 10 };
    expect(findHeading(none, 5)).toMatchObject({ latitude: square.latitude, bearing: 0 });
    expect(findHeading({ ...leg, endsAt: leg.startsAt }, leg.startsAt)).toMatchObject({
      latitude: airport.latitude,
    });
  });
});
