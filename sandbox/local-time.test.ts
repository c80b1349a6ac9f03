import { describe, expect, it } from "vitest";
import { fromLocal, toLocal } from "./local-time.ts";

const MADRID = "Europe/Madrid";

describe("toLocal", () => {
  it("returns the local time of a zone", () => {
    expect(toLocal(Date.parse("2025-01-15T22:30:05Z"), MADRID)).toEqual({
      date: "2025-01-15",
      time: "23:30:05",
      hour: 23,
      weekday: 3,
    });
  });

  it("changes the day with the zone's midnight, which is hour 0", () => {
    const local = toLocal(Date.parse("2025-08-02T22:00:00Z"), MADRID);
    expect(local).toEqual({ date: "2025-08-03", time: "00:00:00", hour: 0, weekday: 0 });
    expect(toLocal(Date.parse("2025-08-02T22:00:00Z"), "America/Bogota").date).toBe("2025-08-02");
  });

  it("leaps over the hour of the spring change", () => {
    const change = Date.parse("2025-03-30T01:00:00Z");
    expect(toLocal(change - 1, MADRID).time).toBe("01:59:59");
    expect(toLocal(change, MADRID).time).toBe("03:00:00");
  });

  it("shows the hour of the autumn change twice", () => {
    const change = Date.parse("2025-10-26T01:00:00Z");
    expect(toLocal(change - 1, MADRID).time).toBe("02:59:59");
    expect(toLocal(change, MADRID).time).toBe("02:00:00");
  });
});

describe("fromLocal", () => {
  it.each([
    ["2025-01-15 23:30:05", "2025-01-15T22:30:05Z"],
    ["2025-07-15 23:30:05", "2025-07-15T21:30:05Z"],
    ["2024-02-29 12:00:00", "2024-02-29T11:00:00Z"],
    ["2025-12-31 23:59:59", "2025-12-31T22:59:59Z"],
    ["1970-01-01 01:00:00", "1970-01-01T00:00:00Z"],
  ])("finds the instant of %s", (text, instant) => {
    expect(fromLocal(text, MADRID)).toBe(Date.parse(instant));
  });

  it.each([
    ["2025-03-30 01:59:59", "2025-03-30T00:59:59Z"],
    ["2025-03-30 03:00:00", "2025-03-30T01:00:00Z"],
    ["2025-10-26 01:59:59", "2025-10-25T23:59:59Z"],
    ["2025-10-26 03:00:00", "2025-10-26T02:00:00Z"],
  ])("finds the instant of %s, right beside a clock change", (text, instant) => {
    expect(fromLocal(text, MADRID)).toBe(Date.parse(instant));
  });

  it.each(["2025-03-30 02:00:00", "2025-03-30 02:30:00", "2025-03-30 02:59:59"])(
    "finds no instant for %s, which the spring change skips",
    (text) => {
      expect(fromLocal(text, MADRID)).toBeUndefined();
    },
  );

  it("takes the first of the two instants of a doubled autumn hour", () => {
    expect(fromLocal("2025-10-26 02:30:00", MADRID)).toBe(Date.parse("2025-10-26T00:30:00Z"));
  });

  it("works west of Greenwich and at half-hour offsets", () => {
    expect(fromLocal("2025-11-02 01:30:00", "America/New_York")).toBe(
      Date.parse("2025-11-02T05:30:00Z"),
    );
    expect(fromLocal("2025-06-01 00:15:00", "Asia/Kolkata")).toBe(
      Date.parse("2025-05-31T18:45:00Z"),
    );
  });

  it.each([
    "",
    "tomorrow",
    "2025-02-29 10:00:00",
    "2025-04-31 10:00:00",
    "2025-13-01 10:00:00",
    "2025-00-10 10:00:00",
    "2025-01-15 24:00:00",
    "2025-01-15 10:60:00",
    "2025-01-15 10:00:60",
    "2025-01-15T10:00:00",
    "2025-01-15 10:00",
    "2025-1-5 10:00:00",
    "0000-01-01 00:00:00",
    "0001-01-01 00:00:00",
    "9999-12-31 23:59:59",
    " 2025-01-15 10:00:00",
    "2025-01-15 10:00:00\n",
    "٢٠٢٥-01-15 10:00:00",
    "9".repeat(10_000),
  ])("finds no instant for %j", (text) => {
    expect(fromLocal(text, MADRID)).toBeUndefined();
  });

  it("inverts toLocal for every hour of a year", () => {
    const start = Date.parse("2024-01-01T00:00:00Z");
    const doubled = Date.parse("2024-10-27T01:00:00Z");
    for (let ms = start; ms < start + 366 * 86_400_000; ms += 3_600_000) {
      const { date, time } = toLocal(ms, MADRID);
      expect(fromLocal(`${date} ${time}`, MADRID)).toBe(ms === doubled ? ms - 3_600_000 : ms);
    }
  });
});
