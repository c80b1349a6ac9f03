import { describe, expect, it } from "vitest";
import { attentionOf, sortBoard, type Watched } from "./attention.ts";

const MINUTE = 60_000;
const now = 1_000 * MINUTE;

const trip = (status: number, minutesAgo: number, more: Partial<Watched> = {}): Watched => ({
  id: status * 1_000 + minutesAgo,
  status,
  wantedAt: now - minutesAgo * MINUTE,
  isSettled: false,
  etaMinutes: null,
  ...more,
});

describe("a desk has to look at", () => {
  it.each([
    ["a driver at the door", trip(10, 5), "driver_waits"],
    ["a search that takes three minutes", trip(1, 3), "long_search"],
    ["a booking's second search shortly before its time", trip(2, -5), "long_search"],
    ["a request that found nobody", trip(5, 6), "none_found"],
    ["one that somebody has cancelled", trip(4, 6), "cancelled"],
    ["a guest who did not come", trip(9, 20), "no_show"],
  ])("%s", (_, watched, attention) => {
    expect(attentionOf(watched, now)).toBe(attention);
  });

  it.each([
    ["a search that has just begun", trip(1, 2)],
    ["a booking that looks for its taxi in good time", trip(2, -9)],
    ["a taxi on its way", trip(3, 30)],
    ["another driver on the way", trip(6, 30)],
    ["a guest in the taxi", trip(7, 30)],
    ["a booking", trip(13, -30)],
    ["what has ended well", trip(8, 30)],
    ["what a desk has seen to", trip(5, 6, { isSettled: true })],
    ["what went wrong an hour ago", trip(5, 61)],
    ["a code that nobody knows", trip(77, 5)],
  ])("but not at %s", (_, watched) => {
    expect(attentionOf(watched, now)).toBeUndefined();
  });
});

it("the board has what is urgent on top, and each part in the order in which it matters", () => {
  const parts = sortBoard(
    [
      trip(8, 90),
      trip(8, 10),
      trip(13, -90),
      trip(13, -20),
      trip(7, 15),
      trip(3, 5, { etaMinutes: 9 }),
      trip(3, 6, { etaMinutes: 2 }),
      trip(1, 1),
      trip(1, 8),
      trip(4, 5),
      trip(10, 7),
      trip(5, 4),
    ],
    now,
  );
  const ids = Object.fromEntries(
    Object.entries(parts).map(([part, trips]) => [part, trips.map(({ id }) => id)]),
  );
  expect(ids).toEqual({
    attention: [10_007, 5_004, 4_005, 1_008],
    under_way: [1_001, 3_006, 3_005, 7_015],
    booked: [12_980, 12_910],
    ended: [8_010, 8_090],
  });
});
