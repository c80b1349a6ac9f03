import { expect, test } from "vitest";
import { nameWeekday } from "./calendar.ts";

test.each([
  [0, "domingo", "Sunday"],
  [1, "lunes", "Monday"],
  [2, "martes", "Tuesday"],
  [3, "miércoles", "Wednesday"],
  [4, "jueves", "Thursday"],
  [5, "viernes", "Friday"],
  [6, "sábado", "Saturday"],
  [7, "domingo", "Sunday"],
])("nameWeekday names day %i %s, %s", (day, spanish, english) => {
  expect(nameWeekday(day, "es")).toBe(spanish);
  expect(nameWeekday(day, "en")).toBe(english);
});

test("nameWeekday abbreviates a name", () => expect(nameWeekday(7, "en", "short")).toBe("Sun"));

test.each([-1, 8, 1.5, Number.NaN])("nameWeekday refuses day %d", (day) => {
  expect(() => nameWeekday(day, "es")).toThrow(RangeError);
});
