import { describe, expect, it } from "vitest";
import type { PublishedEvent } from "./feeds.server.ts";
import { mergeEvents, type Now, type Reservation } from "./merge-events.ts";

const NOW = Date.parse("2026-03-02T12:00Z");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const reserve = (tripId: number, start: number): Reservation => ({
  ...{ tripId, start, location: "Plaza Mayor", latitude: 38, longitude: 0.6, description: "" },
});

const lists = (given: Partial<Now> = {}): Now => ({
  ...{ now: NOW, underWay: new Set(), cancelled: new Set(), isPartial: false },
  ...given,
});

const publish = (reservations: Reservation[], given?: Partial<Now>): PublishedEvent[] =>
  mergeEvents([], reservations, lists(given));

describe("a reservation that is no longer listed", () => {
  const booked = [reserve(1, NOW + HOUR)];

  it("is cancelled before its time", () => {
    const [event] = mergeEvents(publish(booked), [], lists());
    expect(event).toMatchObject({ isCancelled: true, sequence: 1 });
  });

  it("stays after its time", () => {
    const later = lists({ now: NOW + 2 * HOUR });
    expect(mergeEvents(publish(booked), [], later)).toEqual(publish(booked));
  });

  it("stays where some rows cannot be read, since it may be one of them", () => {
    expect(mergeEvents(publish(booked), [], lists({ isPartial: true }))).toEqual(publish(booked));
  });

  it("stays where its taxi came early and brought it to its end", () => {
    const underWay = new Set([1]);
    const before = mergeEvents(publish(booked), [], lists({ underWay }));
    const [event] = mergeEvents(before, [], lists({ now: NOW + 1 }));
    expect(event).toMatchObject({ isCancelled: false, sequence: 0 });
  });

  it("is cancelled where the API says so of a taxi that was on its way", () => {
    const before = publish(booked, { underWay: new Set([1]) });
    const [event] = mergeEvents(before, [], lists({ cancelled: new Set([1]) }));
    expect(event).toMatchObject({ isCancelled: true, sequence: 1 });
  });
});

it("holds each working day of a year", () => {
  const days = Array.from({ length: 261 }, (_, at) => reserve(at + 1, NOW + (at + 1) * 1.4 * DAY));
  expect(publish(days).map(({ tripId }) => tripId)).toEqual(days.map(({ tripId }) => tripId));
});

it("leaves out what is over, cancelled or far away where there is too much", () => {
  const cancelled = mergeEvents(publish([reserve(1, NOW + HOUR)]), [], lists());
  const days = Array.from({ length: 1001 }, (_, at) => reserve(at + 10, NOW + (at + 1) * HOUR));
  const events = mergeEvents(cancelled, days, lists());
  expect(events.map(({ tripId }) => tripId)).toEqual(
    days.slice(0, 1000).map(({ tripId }) => tripId),
  );
});
