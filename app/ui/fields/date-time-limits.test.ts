import { expect, test } from "vitest";
import {
  findProblem,
  happensTwice,
  hours,
  listClosedHours,
  listClosedMinutes,
} from "./date-time-limits.ts";

const timeZone = "Europe/Madrid";
const limits = { timeZone, min: "2026-03-28 09:32", max: "2026-04-30 20:00" };

test.each([
  ["2026-03-28 09:32", undefined],
  ["2026-03-28 09:31", "early"],
  ["2026-04-30 20:00", undefined],
  ["2026-04-30 20:01", "late"],
  ["2026-03-29 01:59", undefined],
  ["2026-03-29 02:00", "left_out"],
  ["2026-03-29 02:59", "left_out"],
  ["2026-03-29 03:00", undefined],
  ["2026-04-31 10:00", "missing"],
  ["0001-01-01 10:00", "early"],
  ["9999-12-31 23:59", "late"],
  ["2026-04-12", "missing"],
  ["10:00", "missing"],
  ["", "missing"],
])("findProblem(%j) is %s", (text, problem) => expect(findProblem(text, limits)).toBe(problem));

test("without limits every existing time is allowed", () => {
  expect(findProblem("1999-12-31 23:59", { timeZone })).toBeUndefined();
  expect(listClosedHours("2026-05-18", { timeZone })).toEqual([]);
});

test.each([
  ["2026-10-25 01:59", false],
  ["2026-10-25 02:00", true],
  ["2026-10-25 02:59", true],
  ["2026-10-25 03:00", false],
])("happensTwice(%s) is %s", (text, twice) => expect(happensTwice(text, timeZone)).toBe(twice));

test("an hour is closed when it is over, or when the clocks skip it", () => {
  expect(listClosedHours("2026-03-28", limits)).toEqual(hours.slice(0, 9));
  expect(listClosedMinutes("2026-03-28", "09", limits)).toHaveLength(7);
  expect(listClosedHours("2026-03-29", limits)).toEqual(["02"]);
  expect(listClosedHours("2026-04-30", limits)).toEqual(["21", "22", "23"]);
  // This island changes its clocks by half an hour.
  const island = { timeZone: "Australia/Lord_Howe" };
  expect(listClosedHours("2026-10-04", island)).toEqual([]);
  expect(listClosedMinutes("2026-10-04", "02", island)).toHaveLength(6);
});
