import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, weekdayOf } from "../../i18n/calendar.ts";
import { findInstants, toLocalTime } from "../../i18n/local-time.ts";
import { listDates, MOST_DATES, type Pattern, toPickupMoment } from "./series-dates.server.ts";

const workdays = [1, 2, 3, 4, 5];
const pattern: Pattern = {
  weekdays: workdays,
  time: "07:40",
  from: "2026-12-21",
  until: "2027-01-08",
  daysOff: ["2026-12-24", "2026-12-25", "2027-01-01", "2027-01-06"],
};

test("lists the weekdays of a pattern without its days off", () => {
  expect(listDates(pattern)).toEqual([
    ...["2026-12-21", "2026-12-22", "2026-12-23"],
    ...["2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31"],
    ...["2027-01-04", "2027-01-05", "2027-01-07", "2027-01-08"],
  ]);
});

test("lists no date without a weekday, or after the end", () => {
  expect(listDates({ ...pattern, weekdays: [] })).toEqual([]);
  expect(listDates({ ...pattern, until: "2026-12-20" })).toEqual([]);
});

test("stops one date after the most that a series may have", () => {
  const daily = { ...pattern, weekdays: [1, 2, 3, 4, 5, 6, 7], until: "2199-01-01", daysOff: [] };
  expect(listDates(daily)).toHaveLength(MOST_DATES + 1);
});

const day = fc.integer({ min: 0, max: 2000 }).map((count) => addDays("2026-01-01", count));
const patterns = fc.record({
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
  time: fc.constant("07:40"),
  from: day,
  until: day,
  daysOff: fc.array(day),
});

test("lists exactly the days that a pattern names", () => {
  fc.assert(
    fc.property(patterns, day, (given, asked) => {
      const dates = listDates(given);
      fc.pre(dates.length <= MOST_DATES);
      const { weekdays, from, until, daysOff } = given;
      const isNamed =
        weekdays.includes(weekdayOf(asked)) &&
        asked >= from &&
        asked <= until &&
        !daysOff.includes(asked);
      expect(dates.includes(asked)).toBe(isNamed);
    }),
  );
});

describe("the moment of a pickup", () => {
  test.each([
    ["2027-03-26", "07:40", "2027-03-26 07:40", "2027-03-26T06:40:00.000Z", undefined],
    // The clocks have been put forward in the night.
    ["2027-03-28", "07:40", "2027-03-28 07:40", "2027-03-28T05:40:00.000Z", "changed"],
    ["2027-03-29", "07:40", "2027-03-29 07:40", "2027-03-29T05:40:00.000Z", undefined],
    ["2027-03-28", "02:30", "2027-03-28 03:30", "2027-03-28T01:30:00.000Z", "skipped"],
    ["2027-10-31", "02:30", "2027-10-31 02:30", "2027-10-31T00:30:00.000Z", "doubled"],
    ["2027-10-31", "07:40", "2027-10-31 07:40", "2027-10-31T06:40:00.000Z", "changed"],
  ])("on %s at %s in Madrid is %s", (date, time, when, instant, clocks) => {
    const moment = toPickupMoment(date, time, "Europe/Madrid");
    expect(moment).toMatchObject({ when, instant: Date.parse(instant) });
    expect(moment.clocks).toBe(clocks);
  });

  test("moves over half an hour that Lord Howe Island skips, and over midnight in Cairo", () => {
    const island = toPickupMoment("2026-10-04", "02:15", "Australia/Lord_Howe");
    expect(island).toMatchObject({ when: "2026-10-04 02:45", clocks: "skipped" });
    const cairo = toPickupMoment("2026-04-24", "00:10", "Africa/Cairo");
    expect(cairo).toMatchObject({ when: "2026-04-24 01:10", clocks: "skipped" });
  });

  test("is the time on the clocks, on every day and in every zone where they show it", () => {
    const zones = fc.constantFrom("Europe/Madrid", "America/New_York", "Atlantic/Canary", "UTC");
    const times = fc.constantFrom("00:00", "02:30", "03:00", "07:40", "23:59");
    fc.assert(
      fc.property(day, times, zones, (date, time, zone) => {
        const { when, instant } = toPickupMoment(date, time, zone);
        expect(toLocalTime(instant, zone)).toBe(when);
        const isShown = findInstants(`${date} ${time}`, zone).length > 0;
        expect(when === `${date} ${time}`).toBe(isShown);
      }),
    );
  });
});
