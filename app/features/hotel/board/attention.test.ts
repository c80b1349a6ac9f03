import { describe, expect, it } from "vitest";
import { attentionOf, type BoardPart, sortBoard, type WatchedTrip } from "./attention.ts";

const MINUTE = 60_000;
const now = 1_000 * MINUTE;

const trip = (
  status: number,
  minutesAgo: number,
  more: Partial<WatchedTrip> = {},
): WatchedTrip => ({
  id: status * 1_000 + minutesAgo,
  status,
  wantedAt: now - minutesAgo * MINUTE,
  isSettled: false,
  etaMinutes: null,
  ...more,
});

describe("a trip that needs the desk's attention", () => {
  it.each([
    ["has a driver at the door", trip(10, 5), "driver_waits"],
    ["has been searching for three minutes", trip(1, 3), "long_search"],
    ["is a booking in its second search shortly before its time", trip(2, -5), "long_search"],
    ["found no driver", trip(5, 6), "none_found"],
    ["was cancelled", trip(4, 6), "cancelled"],
    ["lost its guest, who did not come", trip(9, 20), "no_show"],
  ])("%s", (_, watched, attention) => {
    expect(attentionOf(watched, now)).toBe(attention);
  });

  it.each([
    ["has just started searching", trip(1, 2)],
    ["is a booking that searches in good time", trip(2, -9)],
    ["has a taxi on its way", trip(3, 30)],
    ["has got another driver", trip(6, 30)],
    ["carries its guest", trip(7, 30)],
    ["is a booking", trip(13, -30)],
    ["was completed", trip(8, 30)],
    ["was settled by a desk", trip(5, 6, { isSettled: true })],
    ["failed an hour ago", trip(5, 61)],
    ["has an unknown status code", trip(77, 5)],
  ])("is none that %s", (_, watched) => {
    expect(attentionOf(watched, now)).toBeUndefined();
  });
});

it("puts urgent trips on top of the board and sorts each part by urgency or time", () => {
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
    [],
    now,
  );
  const ids = Object.fromEntries(
    Object.entries(parts).map(([part, trips]) => [part, trips.map(({ id }) => id)]),
  );
  expect(ids).toEqual({
    just_requested: [],
    attention: [10_007, 5_004, 4_005, 1_008],
    under_way: [1_001, 3_006, 3_005, 7_015],
    booked: [12_980, 12_910],
    ended: [8_010, 8_090],
  });
});

describe("a taxi that the desk has just ordered", () => {
  const idsIn = (part: BoardPart, trips: WatchedTrip[], ordered: number[]) =>
    sortBoard(trips, ordered, now)[part].map(({ id }) => id);

  it("stands above all others, also above those that need attention", () => {
    const trips = [trip(10, 7), trip(1, 0, { id: 8 }), trip(1, 1, { id: 7 }), trip(1, 2)];
    expect(idsIn("just_requested", trips, [7, 8])).toEqual([7, 8]);
    expect(idsIn("under_way", trips, [7, 8])).toEqual([1_002]);
  });

  it.each([
    ["attention", "needs attention", trip(10, 1)],
    ["under_way", "was ordered three minutes ago", trip(3, 3)],
    ["booked", "is a booking", trip(13, -30)],
    ["ended", "has ended", trip(8, 1)],
  ] as const)("is in the part %s once it %s", (part, _, ordered) => {
    expect(idsIn(part, [ordered], [ordered.id])).toEqual([ordered.id]);
    expect(idsIn("just_requested", [ordered], [ordered.id])).toEqual([]);
  });
});
