import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CalendarEvent, writeCalendar } from "./write-calendar.ts";

const event: CalendarEvent = {
  uid: "trip-7001@cantalmar.localhost",
  start: Date.parse("2026-12-24T17:00Z"),
  minutes: 30,
  summary: "Taxi, Radio Taxi Cantalmar",
  location: "Calle Mayor, 3; portal azul",
  position: { latitude: 38.0014, longitude: 0.6112 },
  description: "Origen: Calle Mayor\nRuta C:\\taxi",
  url: "https://cantalmar.example/history?trip=7001&on=2026-12-24",
  alarm: "Tu taxi llega",
  changedAt: Date.parse("2026-12-01T08:09:10.123Z"),
};
const write = (given: Partial<CalendarEvent> = {}) =>
  writeCalendar({ product: "Radio Taxi Cantalmar", events: [{ ...event, ...given }] });

/** Joins folded lines as a calendar does. */
const unfold = (text: string) => text.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);

describe("the calendar file", () => {
  it("writes the time and place, and escapes the texts", () => {
    const lines = unfold(write());
    expect(lines.at(0)).toBe("BEGIN:VCALENDAR");
    expect(lines.at(-1)).toBe("END:VCALENDAR");
    expect(lines).toContain("VERSION:2.0");
    expect(lines).toContain("DTSTAMP:20261201T080910Z");
    expect(lines).toContain("DTSTART:20261224T170000Z");
    expect(lines).toContain("UID:trip-7001@cantalmar.localhost");
    expect(lines).toContain("LOCATION:Calle Mayor\\, 3\\; portal azul");
    expect(lines).toContain("DESCRIPTION:Origen: Calle Mayor\\nRuta C:\\\\taxi");
    expect(lines).toContain("GEO:38.0014;0.6112");
    expect(lines).toContain(`URL:${event.url}`);
    expect(lines.filter((line) => line.startsWith("BEGIN:"))).toHaveLength(3);
  });

  it("writes a floating time when the time zone is unknown", () => {
    expect(unfold(write({ start: "2026-12-24 18:00" }))).toContain("DTSTART:20261224T180000");
  });

  it("ends lines with CRLF and folds them at 75 bytes without splitting a character", () => {
    const long = { description: "🚕 Habitación número uno, ".repeat(20) };
    const text = write(long);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain("\uFFFD");
    expect(Buffer.from(text).toString()).toBe(text);
    expect(unfold(text)).toContain(`DESCRIPTION:${long.description.replaceAll(",", "\\,")}`);
  });

  it("accepts any text without letting it add a line", () => {
    const names = unfold(write()).map((line) => line.split(":")[0]);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string(), (location, description) => {
        const text = write({ location, description: `${description}\r\nBEGIN:VEVENT` });
        expect(unfold(text).map((line) => line.split(":")[0])).toEqual(names);
        for (const line of text.split("\r\n"))
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }),
    );
  });
});
