import { expect, test } from "vitest";
import { isMonthFirst, toIsoDate, toIsoDateTime, toIsoTime } from "./typed-moment.ts";

test.each([
  "2026-11-23",
  "2026/11/23",
  "2026.11.23",
  "20261123",
  "23/11/2026",
  "23-11-2026",
  "23.11.2026",
  "23.11.26",
  "23112026",
  "11/23/2026",
  " 23/11/2026 ",
])("reads %j as the 23rd of November", (typed) => expect(toIsoDate(typed)).toBe("2026-11-23"));

test("reads a date that could be two in the order of the user", () => {
  expect(toIsoDate("5/6/2026")).toBe("2026-06-05");
  expect(toIsoDate("5/6/2026", true)).toBe("2026-05-06");
  expect(toIsoDate("05062026", true)).toBe("2026-05-06");
});

test("reads eight digits that begin like a year as a day where only that exists", () => {
  expect(toIsoDate("20112026")).toBe("2026-11-20");
  expect(toIsoDate("20261231")).toBe("2026-12-31");
});

test.each([
  ["31/02/2026", "2026-02-31"],
  ["13/13/2026", "2026-13-13"],
  ["20260231", "2026-02-31"],
])("gives %j, which does not exist, the shape of a date", (typed, shaped) =>
  expect(toIsoDate(typed)).toBe(shaped),
);

test.each(["tomorrow", "", "23/11", "23/11-2026", "2026-07-31T10:00", "275761-01-01", "-1"])(
  "leaves %j as it is",
  (typed) => expect(toIsoDate(typed)).toBe(typed),
);

test.each([
  ["7:40", "07:40"],
  ["07:40", "07:40"],
  ["07:40:00", "07:40"],
  ["7.40", "07:40"],
  ["7h40", "07:40"],
  ["740", "07:40"],
  ["1940", "19:40"],
  ["7:40 pm", "19:40"],
  ["7 p. m.", "19:00"],
  ["12:05 AM", "00:05"],
  ["12pm", "12:00"],
])("reads the time %j as %s", (typed, time) => expect(toIsoTime(typed)).toBe(time));

test.each(["", "7", "74", "noon", "13 pm", "7:4"])("leaves the time %j as it is", (typed) =>
  expect(toIsoTime(typed)).toBe(typed),
);

test.each([
  ["23/11/2026 7:40", "2026-11-23 07:40"],
  ["2026-11-23T07:40:00", "2026-11-23 07:40"],
  ["23/11/2026, 7:40 pm", "2026-11-23 19:40"],
  ["23/11/2026", "2026-11-23"],
])("reads %j as %j", (typed, moment) => expect(toIsoDateTime(typed)).toBe(moment));

test("knows the order of a locale", () => {
  expect(["en-US", "en-GB", "es-MX", "es"].map(isMonthFirst)).toEqual([true, false, false, false]);
});
