import fc from "fast-check";
import { expect, test } from "vitest";
import { findInstants, toLocalTime } from "./local-time.ts";

const zones = [
  "Europe/Madrid",
  "America/Sao_Paulo",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "UTC",
];

test.each([
  ["2026-07-01 09:30", "Europe/Madrid", ["2026-07-01T07:30Z"]],
  ["2026-12-01 09:30", "Europe/Madrid", ["2026-12-01T08:30Z"]],
  // The clocks change at two, and back at three.
  ["2026-03-29 01:59", "Europe/Madrid", ["2026-03-29T00:59Z"]],
  ["2026-03-29 02:00", "Europe/Madrid", []],
  ["2026-03-29 02:59", "Europe/Madrid", []],
  ["2026-03-29 03:00", "Europe/Madrid", ["2026-03-29T01:00Z"]],
  ["2026-10-25 02:30", "Europe/Madrid", ["2026-10-25T00:30Z", "2026-10-25T01:30Z"]],
  ["2026-10-25 03:00", "Europe/Madrid", ["2026-10-25T02:00Z"]],
  // This island changes its clocks by half an hour.
  ["2026-10-04 02:15", "Australia/Lord_Howe", []],
  ["2026-04-05 01:45", "Australia/Lord_Howe", ["2026-04-04T14:45Z", "2026-04-04T15:15Z"]],
  ["2026-02-30 10:00", "UTC", []],
  ["2026-02-28 24:00", "UTC", []],
  ["nonsense", "UTC", []],
  ["275761-01-01 00:00", "UTC", []],
  // Zones have no rules for such years.
  ["0000-01-01 00:00", "Europe/Madrid", ["0000-01-01T00:00Z"]],
  ["0001-01-01 00:00", "Pacific/Kiritimati", ["0001-01-01T00:00Z"]],
  ["9999-12-31 23:59", "Pacific/Pago_Pago", ["9999-12-31T23:59Z"]],
  ["9999-12-31 24:00", "Pacific/Pago_Pago", []],
  // Zones have rules for the calendar's first and last minute.
  ["1900-01-01 00:00", "Asia/Tokyo", ["1899-12-31T15:00Z"]],
  ["2199-12-31 23:59", "America/Los_Angeles", ["2200-01-01T07:59Z"]],
])("findInstants finds %s in %s", (local, zone, instants) => {
  expect(findInstants(local, zone)).toEqual(instants.map((instant) => Date.parse(instant)));
});

test("toLocalTime writes every year with four digits", () => {
  expect(toLocalTime(Date.parse("0043-05-06T07:08Z"), "UTC")).toBe("0043-05-06 07:08");
});

test("findInstants finds every minute by its local time", () => {
  const minute = fc.integer({
    min: Date.parse("2020-01-01") / 60_000,
    max: Date.parse("2035-01-01") / 60_000,
  });
  fc.assert(
    fc.property(minute, fc.constantFrom(...zones), (at, zone) => {
      expect(findInstants(toLocalTime(at * 60_000, zone), zone)).toContain(at * 60_000);
    }),
  );
});
