import { describe, expect, it } from "vitest";
import { readAdTimes, toLocalWindow } from "./ad-times.ts";

const HOUR = 3_600_000;
const zone = "Europe/Madrid";

/** Reads the times of an ad that is announced at `now`; returns its start or its problems. */
function read(now: string, starts: string, ends = "2027-01-01 00:00", timeZone = zone) {
  const times = readAdTimes({ starts, ends }, timeZone, Date.parse(now));
  if (!("problems" in times)) return new Date(times.startsAt).toISOString();
  return times.problems.map(({ field, key }) => `${field} ${key}`).join(", ");
}

describe("an ad", () => {
  const now = "2026-11-18T09:00:00Z";

  it.each([
    ["2026-11-19 09:59", "starts too_early"],
    ["2026-11-19 10:00", "2026-11-19T09:00:00.000Z"],
    ["2026-11-20 10:00", "2026-11-20T09:00:00.000Z"],
    ["2026-11-20 10:01", "starts too_late"],
    ["2026-11-18 10:00", "starts too_early"],
    ["2027-11-19 10:00", "starts too_late, ends ends_before"],
  ])("is accepted 24 to 48 hours before it starts: %s", (starts, expected) => {
    expect(read(now, starts)).toBe(expected);
  });

  it.each(["America/New_York", "Asia/Kolkata", "Pacific/Auckland"])(
    "starts at the local time of its group, also in %s",
    (timeZone) => {
      const { min, max } = toLocalWindow(Date.parse(now), timeZone);
      expect(read(now, min, "2027-01-01 00:00", timeZone)).toBe("2026-11-19T09:00:00.000Z");
      expect(read(now, max, "2027-01-01 00:00", timeZone)).toBe("2026-11-20T09:00:00.000Z");
    },
  );

  it("may start in any whole minute of the window that the form shows", () => {
    const odd = "2026-11-18T09:00:30Z";
    expect(toLocalWindow(Date.parse(odd), zone)).toEqual({
      min: "2026-11-19 10:01",
      max: "2026-11-20 10:00",
    });
    expect(read(odd, "2026-11-19 10:00")).toBe("starts too_early");
    expect(read(odd, "2026-11-19 10:01")).toBe("2026-11-19T09:01:00.000Z");
    expect(read(odd, "2026-11-20 10:00")).toBe("2026-11-20T09:00:00.000Z");
  });

  const starts = "2026-11-19 12:00";
  it.each([
    ["2026-11-19 12:00", "ends ends_before"],
    ["2026-11-19 11:00", "ends ends_before"],
    ["2027-02-17 12:01", "ends ends_late"],
    [" ", "ends select_time"],
  ])("must end after its start and within ninety days: %s", (ends, expected) => {
    expect(read(now, starts, ends)).toBe(expected);
  });

  it.each([
    [" ", "starts select_time"],
    ["2026-11-19 ", "starts select_time"],
    [" 12:00", "starts select_time"],
  ])("needs a complete start time: '%s'", (half, expected) => {
    expect(read(now, half)).toBe(expected);
  });
});

describe("when the clocks go forward", () => {
  it("refuses a time in the skipped hour", () => {
    expect(read("2026-03-28T00:00:00Z", "2026-03-29 02:30")).toBe("starts skipped");
    expect(read("2026-03-27T09:00:00Z", "2026-03-28 12:00", "2026-03-29 02:30")).toBe(
      "ends skipped",
    );
  });

  it("counts elapsed hours: noon tomorrow is only 23 hours away", () => {
    const [now, ends] = ["2026-03-28T11:00:00Z", "2026-04-01 00:00"];
    expect(read(now, "2026-03-29 12:00", ends)).toBe("starts too_early");
    expect(read(now, "2026-03-29 13:00", ends)).toBe("2026-03-29T11:00:00.000Z");
  });
});

describe("when the clocks go back", () => {
  const twice = "2026-10-25 02:30";

  it("uses the one of the two possible starts that is in the window", () => {
    // This is 24 hours before the second 02:30.
    expect(read("2026-10-24T01:00:00Z", twice)).toBe("2026-10-25T01:30:00.000Z");
    expect(read("2026-10-24T00:00:00Z", twice)).toBe("2026-10-25T00:30:00.000Z");
    expect(read("2026-10-24T02:00:00Z", twice)).toBe("starts too_early");
  });

  it("uses the second of the two possible ends", () => {
    const times = readAdTimes(
      { starts: "2026-10-24 12:00", ends: twice },
      zone,
      Date.parse("2026-10-23T09:00:00Z"),
    );
    expect(times).toMatchObject({ endsAt: Date.parse("2026-10-25T00:30:00Z") + HOUR });
  });

  it("shows a window of 24 elapsed hours", () => {
    expect(toLocalWindow(Date.parse("2026-10-24T00:00:00Z"), zone)).toEqual({
      min: "2026-10-25 02:00",
      max: "2026-10-26 01:00",
    });
  });
});
