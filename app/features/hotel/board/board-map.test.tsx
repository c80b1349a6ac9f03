import { describe, expect, it } from "vitest";
import { toStaticMarkup } from "../../../ui/static-markup.tsx";
import { BoardMap, type PlacedRow } from "./board-map.tsx";

const source = { google: null, tiles: "/tiles/{z}/{x}/{y}", attribution: "", maxZoom: 18 };
const door = { latitude: 38, longitude: 0.6, name: "Plaza Mayor" };

/** A taxi on its way to the door, whose position had this age when the panel rendered the row. */
function rowOf(id: number, ageMs = 5_000): PlacedRow {
  const position = { latitude: 38.01, longitude: 0.6 + id / 1000, bearing: 90 };
  return {
    id,
    guest: "Olga Prats",
    room: "",
    place: {
      plate: `${id} PRD`,
      pickup: door,
      destination: null,
      position: { ...position, at: new Date(Date.UTC(2026, 0, 1, 12, id)).toISOString(), ageMs },
      way: null,
    },
  } as PlacedRow;
}

function render(rows: PlacedRow[], sinceMs = 0) {
  return toStaticMarkup(<BoardMap source={source} rows={rows} sinceMs={sinceMs} />);
}

const count = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].length;

describe("the map of the board", () => {
  it("names each taxi by its plate and its guest, and marks a common door once", () => {
    const markup = render([rowOf(1), rowOf(2)]);
    expect(markup).toContain('href="#trip-1" tabindex="-1" aria-label="Taxi 1 PRD, Olga Prats"');
    expect(markup).toContain('href="#trip-2"');
    expect(count(markup, /<circle data-marker="origin"/g)).toBe(1);
  });

  it("draws a position as old once a minute and a half has passed, also while the page is open", () => {
    const isOld = /data-marker="taxi" data-old="true"/g;
    expect(count(render([rowOf(1), rowOf(2, 91_000)]), isOld)).toBe(1);
    expect(count(render([rowOf(1), rowOf(2, 91_000)], 86_000), isOld)).toBe(2);
  });

  it("says the time of the oldest position that is not old", () => {
    expect(render([rowOf(1), rowOf(2, 30_000), rowOf(3, 91_000)])).toContain("Positions at 12:02.");
    expect(render([rowOf(3, 91_000)])).not.toContain("Position");
  });

  it("leaves out plates that would cover each other", () => {
    const rows = Array.from({ length: 9 }, (_, at) => rowOf(at + 1));
    expect(count(render(rows.slice(1)), /<text/g)).toBe(8);
    expect(count(render(rows), /<text/g)).toBe(0);
  });
});
