import { describe, expect, it } from "vitest";
import type { Trip } from "../../api/trips.server.ts";
import { createInsight } from "./add-up-insight.server.ts";
import { estimateCarbon } from "./carbon.ts";
import { createMinutes } from "./minutes.ts";
import { createMostFrequent } from "./most-frequent.ts";
import { readRange } from "./range.server.ts";

const trip = (given: Partial<Trip>): Trip => ({
  ...{ id: 1, status: 8, statusName: "", when: "2026-03-02 08:30" },
  origin: { name: "Plaza Mayor, 1", latitude: 38, longitude: 0.6, notes: null },
  destination: { name: "Estación", position: { latitude: 38.01, longitude: 0.6 } },
  ...{ stops: [], returnOf: null, returnTripId: null, traveller: null, noticePhone: null },
  ...{ scheduledFor: null, taxi: null, employee: null, orderedBy: "company", groupId: 1 },
  ...{ passengers: 1, serviceType: null, paymentMethod: null, fare: 10, currency: "EUR" },
  ...{ etaMinutes: null, promisedMinutes: null, waitedMinutes: null, needs: {}, references: [] },
  ...given,
});

function addUp(trips: Partial<Trip>[], range = { from: "2026-03-02", to: "2026-03-29" }) {
  const insight = createInsight(range, "EUR");
  for (const each of trips) insight.add(trip(each));
  return insight.list(0);
}

describe("the insight", () => {
  it("puts a trip into the week, the weekday and the hour that the group's clocks show", () => {
    const { weeks, hours } = addUp([
      { when: "2026-03-02 00:00" },
      { when: "2026-03-08 23:59" },
      { when: "2026-03-09 08:00" },
    ]);
    expect(weeks.map(({ from, completed }) => [from, completed])).toEqual([
      ["2026-03-02", 2],
      ["2026-03-09", 1],
      ["2026-03-16", 0],
      ["2026-03-23", 0],
    ]);
    expect([hours[0]?.[0], hours[6]?.[23], hours[0]?.[8]]).toEqual([1, 1, 1]);
    expect(hours.flat().reduce((sum, count) => sum + count)).toBe(3);
  });

  it("begins with the first day of a range that starts within a week", () => {
    const { weeks } = addUp([{ when: "2026-03-05 10:00" }, { when: "2026-03-09 10:00" }], {
      from: "2026-03-04",
      to: "2026-03-10",
    });
    expect(weeks.map(({ from, completed }) => [from, completed])).toEqual([
      ["2026-03-04", 1],
      ["2026-03-09", 1],
    ]);
  });

  it("never adds two currencies, and adds cents exactly", () => {
    const { spent, weeks } = addUp([
      { fare: 0.1 },
      { fare: 0.2 },
      { fare: 1500, currency: "JPY" },
      { fare: 3, currency: null },
    ]);
    expect(spent).toEqual([
      { currency: "EUR", coins: 330 },
      { currency: "JPY", coins: 1500 },
    ]);
    expect(weeks[0]?.spent).toEqual(spent);
  });

  it("counts how trips ended, and none that has not", () => {
    const counted = addUp([8, 4, 4, 5, 9, 1, 3, 7, 13].map((status) => ({ status })));
    expect(counted).toMatchObject({ completed: 1, cancelled: 2, neverFound: 1, noShow: 1 });
    expect(counted.spent).toEqual([{ currency: "EUR", coins: 1000 }]);
  });

  it("compares the wait with its promise, and forgives two minutes", () => {
    const { waiting, weeks } = addUp([
      { promisedMinutes: 5, waitedMinutes: 7 },
      { promisedMinutes: 5, waitedMinutes: 8 },
      { promisedMinutes: 6, waitedMinutes: 4 },
      { promisedMinutes: 6, waitedMinutes: null },
    ]);
    expect(waiting).toEqual({ trips: 3, kept: 2, promised: 5, waited: 7 });
    expect(weeks[0]).toMatchObject({ promised: 5, waited: 7 });
    expect(weeks[1]).toMatchObject({ promised: null, waited: null });
  });

  it("lists the most frequent routes, and measures the way where its end is known", () => {
    const { routes, way } = addUp([
      {},
      {},
      { destination: { name: "Puerto", position: null } },
      { destination: { name: null, position: null } },
    ]);
    expect(routes).toEqual([
      { from: "Plaza Mayor, 1", to: "Estación", trips: 2 },
      { from: "Plaza Mayor, 1", to: "Puerto", trips: 1 },
    ]);
    expect(way.trips).toBe(2);
    expect(way.km).toBeCloseTo(2 * 1.112, 2);
    expect(estimateCarbon(100)).toEqual({ km: 130, kg: expect.closeTo(27.04, 5) });
  });
});

describe("the counts", () => {
  it("find the median of the minutes", () => {
    const minutes = createMinutes();
    expect(minutes.median()).toBeNull();
    for (const each of [9, 1, 500, 3]) minutes.add(each);
    expect(minutes.median()).toBe(3);
  });

  it("keep the frequent ones among very many", () => {
    const frequent = createMostFrequent();
    for (let at = 0; at < 30_000; at += 1) {
      frequent.add(`once ${at}`);
      if (at % 10 === 0) frequent.add("often");
    }
    expect(frequent.list(1)).toEqual([["often", 3000]]);
  });
});

describe("the range", () => {
  const read = (query: string) => readRange(new URLSearchParams(query), "2026-03-25");

  it("is twelve weeks from a Monday on, or four", () => {
    expect(read("").range).toEqual({ from: "2026-01-05", to: "2026-03-25" });
    expect(read("weeks=4")).toMatchObject({ weeks: 4, range: { from: "2026-03-02" } });
    expect(read("weeks=9").weeks).toBe(12);
  });

  it("is any days, with what is wrong about them", () => {
    expect(read("from=2026-02-01&to=2026-02-28").range).toEqual({
      from: "2026-02-01",
      to: "2026-02-28",
    });
    expect(read("from=2026-02-30&to=2026-03-01").problems).toEqual({ from: "notADate" });
    expect(read("from=2026-03-02&to=2026-03-01").problems).toEqual({ to: "beforeFrom" });
  });
});
