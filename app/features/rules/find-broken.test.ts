import { describe, expect, it } from "vitest";
import { findBroken, type Judged } from "./find-broken.ts";
import { noRules, type Rules } from "./rules.ts";

const plaza = { latitude: 38.0014, longitude: 0.6112 };
/** About eleven kilometres to the north. */
const north = { latitude: 38.1014, longitude: 0.6112 };
const order: Judged = { origin: plaza, destination: north, groupId: 1, when: "2026-05-18 09:00" };

const judge = (
  rules: Partial<Rules>,
  changes: Partial<Judged> = {},
  fare?: { amount: number; currency: string },
  now = 0,
) =>
  findBroken(
    { ...noRules, ...rules },
    { ...order, ...changes },
    { fare, now, timeZone: "Europe/Madrid" },
  );

describe("hours", () => {
  const hours = { days: [1, 2, 3, 4, 5], from: "08:00", to: "20:00" };

  it.each([
    ["2026-05-18 08:00", []],
    ["2026-05-18 19:59", []],
    ["2026-05-18 20:00", ["hours"]],
    ["2026-05-18 07:59", ["hours"]],
    // A Sunday.
    ["2026-05-17 12:00", ["hours"]],
  ])("allow a pickup from the first minute until the last one begins: %s", (when, broken) => {
    expect(judge({ hours }, { when })).toEqual(broken);
  });

  it.each([
    // The night of Friday goes on until Saturday's morning.
    ["2026-05-22 23:30", []],
    ["2026-05-23 03:00", []],
    ["2026-05-23 23:30", ["hours"]],
    ["2026-05-18 03:00", ["hours"]],
  ])("past midnight belong to the day on which they began: %s", (when, broken) => {
    expect(judge({ hours: { ...hours, from: "22:00", to: "06:00" } }, { when })).toEqual(broken);
  });

  it("are the brand's, for a taxi now, on both sides of a clock change", () => {
    const night = { days: [7], from: "02:30", to: "03:30" };
    // The clocks go back at 01:00 UTC on 25 October: 02:45 comes twice.
    for (const now of ["2026-10-25T00:45:00Z", "2026-10-25T01:45:00Z", "2026-10-25T02:15:00Z"]) {
      const at = Date.parse(now);
      expect(judge({ hours: night }, { when: undefined }, undefined, at), now).toEqual([]);
    }
    const after = Date.parse("2026-10-25T02:45:00Z");
    expect(judge({ hours: night }, { when: undefined }, undefined, after)).toEqual(["hours"]);
    // They go forward at 01:00 UTC on 29 March: 01:59 is followed by 03:00.
    for (const [now, broken] of [
      ["2026-03-29T00:59:00Z", ["hours"]],
      ["2026-03-29T01:00:00Z", []],
      ["2026-03-29T01:30:00Z", ["hours"]],
    ] as const) {
      const at = Date.parse(now);
      expect(judge({ hours: night }, { when: undefined }, undefined, at), now).toEqual(broken);
    }
  });
});

describe("areas", () => {
  const areas = [{ name: "Plaza Mayor", ...plaza, km: 5 }];

  it.each([
    ["origin", []],
    ["destination", ["area"]],
    ["either", []],
    ["both", ["area"]],
  ] as const)("judge the end that they are for: %s", (areaEnd, broken) => {
    expect(judge({ areas, areaEnd })).toEqual(broken);
  });

  it("reach as far as their radius", () => {
    const wide = [{ name: "Plaza Mayor", ...plaza, km: 11.2 }];
    const near = [{ name: "Plaza Mayor", ...plaza, km: 11 }];
    expect(judge({ areas: wide, areaEnd: "both" })).toEqual([]);
    expect(judge({ areas: near, areaEnd: "both" })).toEqual(["area"]);
  });

  it("hold no destination that only the traveller knows", () => {
    expect(judge({ areas, areaEnd: "destination" }, { destination: undefined })).toEqual(["area"]);
  });

  it("bind nothing while they are switched off, or while there are none", () => {
    expect(judge({ areas })).toEqual([]);
    expect(judge({ areas: [], areaEnd: "both" })).toEqual([]);
  });
});

describe("a limit", () => {
  const limit = { amount: 20, currency: "EUR" };

  it.each([
    [{ amount: 20, currency: "EUR" }, []],
    [{ amount: 20.01, currency: "EUR" }, ["limit"]],
    // An amount in another currency says nothing.
    [{ amount: 5, currency: "GBP" }, ["limit"]],
    [undefined, ["no_fare"]],
  ])("allows what costs no more, and needs a fare: %j", (fare, broken) => {
    expect(judge({ limit }, {}, fare)).toEqual(broken);
  });
});

describe("groups and service types", () => {
  it("allow only those that the company has chosen", () => {
    const groups = [{ id: 2, name: "Cabo Taxi" }];
    expect(judge({ groups })).toEqual(["group"]);
    expect(judge({ groups }, { groupId: 2 })).toEqual([]);
    expect(judge({ serviceTypes: [41] })).toEqual(["service_type"]);
    expect(judge({ serviceTypes: [41] }, { serviceTypeId: 42 })).toEqual(["service_type"]);
    expect(judge({ serviceTypes: [41] }, { serviceTypeId: 41 })).toEqual([]);
  });
});

it("a company without rules allows every order", () => {
  expect(judge({})).toEqual([]);
});
