import { expect, test } from "vitest";
import { toPoint } from "../../map/projection.ts";
import type { Marker } from "./marker.ts";
import { placeLabels } from "./place-labels.ts";

const ZOOM = 12;

/** A marker this many pixels from the first. */
const at = (x: number, y: number, more: Partial<Marker> = {}): Marker => ({
  ...{ id: `${x},${y}`, kind: "favourite", name: "A place", label: "Station" },
  ...toPoint({ x: 500_000 + x, y: 400_000 + y }, ZOOM),
  ...more,
});

const placesOf = (...markers: Marker[]) =>
  placeLabels(markers, ZOOM).map(({ label, isLabelAbove }) =>
    label === undefined ? "hidden" : isLabelAbove ? "above" : "below",
  );

test("puts labels below the stars where there is room", () => {
  expect(placesOf(at(0, 0), at(200, 0))).toEqual(["below", "below"]);
});

test("puts a label above its star where another label or star is in the way", () => {
  expect(placesOf(at(0, 0), at(40, 5))).toEqual(["below", "above"]);
  expect(placesOf(at(0, 0), at(0, 22, { label: undefined }))).toEqual(["above", "hidden"]);
});

test("hides a label without room on either side, and shows it at a closer zoom", () => {
  const crowd = [at(0, 0), at(30, 4), at(15, -30), at(15, 34)];
  expect(placesOf(...crowd)).toContain("hidden");
  expect(placeLabels(crowd, ZOOM + 3).every(({ label }) => label)).toBe(true);
});

test("leaves the labels of taxis and stops alone", () => {
  const room = at(5, 5, { kind: "taxi", label: "214" });
  const stop = at(10, 0, { kind: "stop", label: "1" });
  expect(placeLabels([room, stop], ZOOM)).toEqual([room, stop]);
});
