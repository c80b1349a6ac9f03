import { afterEach, expect, test, vi } from "vitest";
import { nextDays } from "./desk-order-schema.server.ts";

afterEach(() => vi.useRealTimers());

test.each([
  ["2026-03-28T22:30:00Z", "2026-03-28", "2026-03-29"],
  ["2026-10-24T22:30:00Z", "2026-10-25", "2026-10-26"],
])("tomorrow is the next day on the clocks, also where they change: %s", (now, today, tomorrow) => {
  vi.setSystemTime(now);
  expect(nextDays("Europe/Madrid")).toEqual({ today, tomorrow });
});
