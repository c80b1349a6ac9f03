import { expect, test } from "vitest";
import { formatMoment, formatMomentBriefly } from "./format.server.ts";
import { nameTimeZone } from "./local-time.ts";

test("formatMoment writes the day and the time in 24 hours", () => {
  expect(formatMoment("2026-06-05 09:30", "en")).toBe("Friday, June 5 at 09:30");
  expect(formatMoment("2026-06-05 00:05", "es")).toBe("viernes, 5 de junio, 00:05");
});

test("formatMomentBriefly abbreviates the day", () => {
  expect(formatMomentBriefly("2026-06-05 09:30", "en")).toBe("Fri, Jun 5, 09:30");
  expect(formatMomentBriefly("2026-06-05 00:05", "es")).toBe("vie, 5 jun, 00:05");
});

test.each(["2026-06-05 99:99", "2026-13-45 10:00", "soon"])(
  "%j, which does not exist, is shown unchanged",
  (local) => {
    expect(formatMoment(local, "en")).toBe(local);
    expect(formatMomentBriefly(local, "es")).toBe(local);
  },
);

test("a day in the far future has its year", () => {
  const now = Date.parse("2026-01-10T00:00Z");
  expect(formatMoment("2026-10-05 09:30", "en", now)).toBe("Monday, October 5, 2026 at 09:30");
  expect(formatMoment("2026-10-05 09:30", "es", now)).toBe("lunes, 5 de octubre de 2026, 09:30");
  expect(formatMoment("2026-03-05 09:30", "en", now)).toBe("Thursday, March 5 at 09:30");
});

test("nameTimeZone names the zone's time at that time of the year", () => {
  const summer = Date.parse("2026-07-01T00:00Z");
  expect(nameTimeZone("Europe/Madrid", summer, "en")).toBe("Central European Summer Time");
  expect(nameTimeZone("Europe/Madrid", summer, "es")).toBe("hora de verano de Europa central");
});
