import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMonths, isDate, isInCalendar, listWeeks, weekdayOf } from "./calendar.ts";

test.each([
  ["2026-05-18", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["2026-5-18", false],
  ["0000-00-00", false],
  ["soon", false],
])("isDate(%s) is %s", (text, expected) => expect(isDate(text)).toBe(expected));

test.each([
  ["1900-01-01", true],
  ["2199-12-31 23:59", true],
  ["1899-12-31", false],
  ["2200-01-01", false],
  ["0001-01-01", false],
  ["9999-12-31", false],
])("isInCalendar(%s) is %s", (day, expected) => expect(isInCalendar(day)).toBe(expected));

test.each([
  ["2026-12-31", 1, "2027-01-01"],
  ["2026-03-29", 1, "2026-03-30"],
  ["2028-03-01", -1, "2028-02-29"],
])("addDays returns %s plus %i days as %s", (date, count, sum) =>
  expect(addDays(date, count)).toBe(sum),
);

test.each([
  ["2026-05-18", 1, "2026-06-18"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2026-12-31", 1, "2027-01-31"],
  ["2026-01-15", -1, "2025-12-15"],
  ["2028-02-29", 12, "2029-02-28"],
])("addMonths returns %s plus %i months as %s", (date, count, sum) =>
  expect(addMonths(date, count)).toBe(sum),
);

const someDay = fc
  .integer({ min: -30_000, max: 60_000 })
  .map((count) => addDays("2000-01-01", count));

test("listWeeks returns consecutive weeks from Monday on, with the whole month", () => {
  fc.assert(
    fc.property(someDay, (date) => {
      const days = listWeeks(date).flat();
      expect(days.map(weekdayOf)).toEqual(days.map((_, at) => (at % 7) + 1));
      days.forEach((day, at) => {
        expect(isDate(day)).toBe(true);
        if (at > 0) expect(addDays(days[at - 1] ?? "", 1)).toBe(day);
      });
      const ofMonth = days.filter((day) => day.startsWith(date.slice(0, 7)));
      expect(ofMonth[0]).toMatch(/-01$/);
      expect(addDays(ofMonth.at(-1) ?? "", 1)).toMatch(/-01$/);
    }),
  );
});
