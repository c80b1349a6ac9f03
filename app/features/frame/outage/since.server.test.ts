import { describe, expect, it } from "vitest";
import type { Language } from "../../../i18n/languages.ts";
import { toSince } from "./since.server.ts";

const now = Date.UTC(2026, 2, 2, 13, 30);
const brand = { timeZone: "Europe/Madrid" };

function read(since: number, language: Language): string {
  const { before, middle, after } = toSince(since, { brand, language }, now);
  return `${before}[${middle.text}]${after}`;
}

describe("the time since when something is down", () => {
  it("is that of the brand's clocks on the same day", () => {
    const since = Date.UTC(2026, 2, 2, 13, 5);
    expect(read(since, "en")).toBe("Since [14:05].");
    expect(read(since, "es")).toBe("Desde las [14:05].");
    expect(toSince(since, { brand, language: "en" }, now).middle.iso).toBe(
      "2026-03-02T13:05:00.000Z",
    );
  });

  it("has its day when it was not today for the brand", () => {
    // In Madrid it is half past eleven of the evening before.
    const since = Date.UTC(2026, 2, 1, 22, 30);
    expect(read(since, "en")).toBe("Since [Sun, Mar 1, 23:30].");
    expect(read(since, "es")).toBe("Desde el [dom, 1 mar, 23:30].");
    // In Madrid it is today, though not in UTC.
    expect(read(Date.UTC(2026, 2, 1, 23, 30), "en")).toBe("Since [00:30].");
  });

  it("is isolated in a language that runs from the right", () => {
    expect(read(now, "ar")).toMatch(/\u2068\[14:30\]\u2069/);
  });
});
