import { expect, test } from "vitest";
import type { Trip } from "../api/trips.server.ts";
import { countForMenu } from "./menu-counts.server.ts";

const withStatus = (status: number) => ({ status }) as Trip;
const count = (...statuses: number[]) =>
  countForMenu({ inProcess: statuses.map(withStatus), scheduled: [] }).panel;

test.each([1, 2, 3, 6, 10])("a trip in the status %i waits for its taxi", (status) => {
  expect(count(status)).toBe(1);
});

test.each([7, 8, 9, 4, 5])("a trip in the status %i is waited for no more", (status) => {
  expect(count(status)).toBe(0);
});

test("all are counted, and the bookings by themselves", () => {
  const inProcess = [1, 7, 3, 4].map(withStatus);
  const scheduled = [13, 13, 13].map(withStatus);
  expect(countForMenu({ inProcess, scheduled })).toEqual({ panel: 2, bookings: 3 });
});
