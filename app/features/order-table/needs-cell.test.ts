import { describe, expect, test } from "vitest";
import type { Needs } from "../../api/needs.ts";
import { languages } from "../../i18n/languages.ts";
import { formatNeeds } from "../needs/needs-line.server.ts";
import { readNeedsCell } from "./needs-cell.server.ts";

const all: Needs[] = [
  { wheelchair: true },
  { childSeats: ["infant"] },
  { childSeats: ["child", "child"] },
  { childSeats: ["booster"] },
  { luggage: 1 },
  { luggage: 3 },
  { pet: "small" },
  { pet: "large" },
  { pet: "assistance" },
  { nameSign: "Ana Gil" },
  { flight: { number: "IB3170" } },
  { flight: { number: "IB3170", time: "18:40" } },
  { wheelchair: true, childSeats: ["booster"], flight: { number: "AVE 3142", time: "09:05" } },
];

describe("a cell of needs", () => {
  test.each(languages.flatMap((language) => all.map((needs) => [language, needs] as const)))(
    "is read as the panel says it in %s: %o",
    (language, needs) => {
      expect(readNeedsCell(formatNeeds(needs, language) ?? "")).toEqual({ needs, unknown: [] });
    },
  );

  test.each<[string, Needs]>([
    [
      "wheelchair, child seat; flight IB3170 18:40",
      { wheelchair: true, childSeats: ["child"], flight: { number: "IB3170", time: "18:40" } },
    ],
    ["IB 3170", { flight: { number: "IB 3170" } }],
    ["2 maletas + perro", { luggage: 2, pet: "large" }],
    ["bebé, elevador", { childSeats: ["infant", "booster"] }],
    ["cartel: Señora Peña", { nameSign: "Señora Peña" }],
    ["ninguna", {}],
    ["", {}],
  ])("is read in the words of users: %s", (cell, needs) => {
    expect(readNeedsCell(cell)).toEqual({ needs, unknown: [] });
  });

  test("says what it did not understand", () => {
    expect(readNeedsCell("wheelchair, parking")).toEqual({
      needs: { wheelchair: true },
      unknown: ["parking"],
    });
    expect(readNeedsCell("12 suitcases").unknown).toEqual(["12 suitcases"]);
  });
});
