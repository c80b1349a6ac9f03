import { expect, test } from "vitest";
import type { Trip } from "../api/trips.server.ts";
import { countForMenu } from "./menu-counts.server.ts";

const withStatus = (status: number) => ({ status }) as Trip;
const count = (...statuses: number[]) =>
  countForMenu({ inProcess: statuses.map(withStatus), scheduled: [] }).panel;

test.each([1, 2, 3, 6, 10])("counts a trip with status %i, which waits for its taxi", (status) => {
  expect(count(status)).toBe(1);
});

test.each([7, 8, 9, 4, 5])("does not count a trip with status %i", (status) => {
  expect(count(status)).toBe(0);
});

test("counts trips and bookings separately", () => {
  const inProcess = [1, 7, 3, 4].map(withStatus);
  const scheduled = [13, 13, 13].map(withStatus);
  expect(countForMenu({ inProcess, scheduled })).toEqual({ panel: 2, bookings: 3 });
});
