import { expect, test } from "vitest";
import { findPickupTime } from "./pickup-time.server.ts";

const now = Date.parse("2026-01-15T12:00Z");

test.each([
  ["2026-01-15 13:01", { isDoubled: false }],
  ["2026-01-15 13:00", { problem: "past" }],
  ["2025-12-31 10:00", { problem: "past" }],
  ["2027-01-15 13:00", { isDoubled: false }],
  ["2027-01-15 13:01", { problem: "tooFar" }],
  ["0000-01-01 00:00", { problem: "past" }],
  ["0001-01-01 00:00", { problem: "past" }],
  ["9999-12-31 23:59", { problem: "tooFar" }],
  // The clocks are put forward at two, and back at three.
  ["2026-03-29 02:30", { problem: "skipped" }],
  ["2026-03-29 03:30", { isDoubled: false }],
  ["2026-10-25 02:30", { isDoubled: true }],
  ["2026-10-25 03:30", { isDoubled: false }],
])("checks %s in Madrid in January", (when, found) => {
  expect(findPickupTime(when, "Europe/Madrid", now)).toEqual(found);
});
