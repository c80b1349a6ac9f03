import { describe, expect, it } from "vitest";
import { type DemoKind, demoEmail } from "../accounts/seed.ts";
import { distanceKm } from "../city/geography.ts";
import { populateWorld } from "../sandbox.ts";
import { brandOf, type Trip, type World } from "../world.ts";
import { isFinal, occupiesDriver, timeOf } from "./state.ts";

const DAY = 86_400_000;
const start = Date.parse("2026-05-18T09:00:00Z");
const world = populateWorld({ seed: 1, start, speed: 0 });
const trips = [...world.trips.values()];
const past = trips.filter(isFinal);

function tripsOf(kind: DemoKind, brandIndex = 0): Trip[] {
  const brand = world.brands[brandIndex];
  const email = brand && demoEmail(brand, kind);
  const account = [...world.accounts.values()].find((each) => each.email === email);
  return trips.filter(({ ownerId, companyId }) => [ownerId, companyId].includes(account?.id ?? 0));
}

const statusesOf = (of: Trip[]) =>
  [...new Set(of.map(({ status }) => status))].sort((a, b) => a - b);

describe("the trips at the start", () => {
  it("have a plausible number for each kind of account", () => {
    for (const kind of ["client", "hotel"] as const) {
      expect(tripsOf(kind).length).toBeGreaterThan(60);
      expect(tripsOf(kind).length).toBeLessThan(150);
    }
    expect(tripsOf("company").length).toBeGreaterThan(300);
    expect(tripsOf("client", 1).length).toBeGreaterThan(20);
  });

  it("are in every state there is on the first brand", () => {
    const ofFirst = trips.filter(({ brandId }) => brandId === 1);
    expect(statusesOf(ofFirst)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13]);
    const open = tripsOf("company").filter((trip) => !isFinal(trip));
    expect(statusesOf(open)).toEqual([1, 2, 3, 6, 7, 10, 13]);
  });

  it("were mostly completed, in the last ninety days and before now", () => {
    expect(past.filter(({ status }) => status === 8).length).toBeGreaterThan(past.length * 0.8);
    for (const trip of past) {
      expect(timeOf(trip)).toBeGreaterThan(start - 90 * DAY - 1);
      expect(trip.endedAt).toBeGreaterThan(trip.requestedAt);
      expect(trip.endedAt).toBeLessThanOrEqual(start);
    }
  });

  it("have a fare, a driver of the group and a route if they were completed", () => {
    for (const trip of past.filter(({ status }) => status === 8)) {
      const { tariff } = brandOf(world, trip.agrupacionId);
      expect(trip.fare).toBeGreaterThanOrEqual(Math.min(tariff.minimum, tariff.airportFixed ?? 99));
      expect(trip.fare).toBeLessThan(100);
      const driver = world.drivers.find(({ id }) => id === trip.driverId);
      expect(driver?.brandId).toBe(trip.agrupacionId);
      if (trip.destination) expect(distanceKm(trip.origin, trip.destination)).toBeGreaterThan(0);
    }
  });

  it("belong only to accounts that could travel", () => {
    for (const trip of trips) {
      const owner = world.accounts.get(trip.ownerId);
      expect(owner?.state).not.toBe("pending");
      if (owner?.state === "closed") expect(trip.requestedAt).toBeLessThan(start - 14 * DAY);
    }
  });

  it("have ids in the order of their requests", () => {
    const ids = past.toSorted((a, b) => a.id - b.id).map(({ id }) => id);
    expect(new Set(ids).size).toBe(past.length);
    const history = trips.filter((trip) => isFinal(trip) && trip.requestedAt < start - DAY);
    const times = history.toSorted((a, b) => a.id - b.id).map(({ requestedAt }) => requestedAt);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it("use one taxi each, and leave one for the next order", () => {
    const busy = trips.filter(occupiesDriver).map(({ driverId }) => driverId);
    expect(new Set(busy).size).toBe(busy.length);
    for (const { id } of world.brands) {
      const fleet = world.drivers.filter(({ brandId }) => brandId === id);
      expect(fleet.some((driver) => !busy.includes(driver.id))).toBe(true);
    }
  });

  it("continue from their current state", () => {
    const later = populateWorld({ seed: 1, start, speed: 0 });
    const running = [...later.trips.values()].filter((trip) => !isFinal(trip));
    later.clock.step(7 * DAY);
    expect(statusesOf(running.filter((trip) => !isFinal(trip)))).toEqual([]);
    expect(statusesOf(running)).toContain(8);
  });
});

describe("two worlds", () => {
  const tripsIn = ({ trips }: World) => [...trips.values()];

  it("of one seed have the same trips", () => {
    // In between is another world, since the last history is kept.
    populateWorld({ seed: 2, start, speed: 0 });
    expect(tripsIn(populateWorld({ seed: 1, start, speed: 0 }))).toEqual(trips);
  });

  it("of one seed share no trip", () => {
    const [first, second] = [1, 1].map((seed) => populateWorld({ seed, start, speed: 0 }));
    for (const trip of first?.trips.values() ?? []) {
      Object.assign(trip.origin, { calle: "Ninguna" });
      trip.destination = Object.assign(trip.destination ?? {}, { latitude: 0, longitude: 0 });
      trip.stops.push({ name: "Ninguna", latitude: 0, longitude: 0 });
    }
    expect(tripsIn(second as World)).toEqual(trips);
  });

  it("of two seeds have different trips", () => {
    expect(tripsIn(populateWorld({ seed: 2, start, speed: 0 }))).not.toEqual(trips);
  });

  it.each([
    "2026-03-29T00:59:00Z",
    "2026-03-29T01:30:00Z",
    "2026-10-25T00:30:00Z",
    "2026-12-31T23:10:00Z",
  ])("may begin at any time: %s", (time) => {
    const begin = Date.parse(time);
    const made = tripsIn(populateWorld({ seed: 3, start: begin, speed: 0 }));
    for (const { endedAt } of made) expect(endedAt ?? 0).toBeLessThanOrEqual(begin);
  });
});
