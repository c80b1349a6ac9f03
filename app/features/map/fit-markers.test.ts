import { expect, test } from "vitest";
import { toPixel, toPoint } from "../../map/projection.ts";
import { fitMarkers } from "./fit-markers.ts";
import type { Marker } from "./marker.ts";

const ZOOM = 14;
const maxZoom = 16;
/** The buttons of a map lie in this much of its left side. */
const CONTROLS = 54;
const STAR = 12;

/** A favourite this many pixels to the east of the first, at one zoom. */
const at = (x: number): Marker => ({
  ...{ id: `${x}`, kind: "favourite", name: "A place" },
  ...toPoint({ x: 2_000_000 + x, y: 1_500_000 }, ZOOM),
});

function placesOf(width: number, markers: [Marker, ...Marker[]]): number[] {
  const { zoom, left } = fitMarkers(markers, { maxZoom, box: { width, height: 256 } });
  return markers.map((marker) => Math.round(toPixel(marker, zoom).x - left));
}

test("leaves the side of a map where its controls lie to them", () => {
  for (const width of [256, 320, 390, 640, 1280]) {
    for (let apart = 20; apart < 3 * width; apart += 7) {
      const [west = 0, east = 0] = placesOf(width, [at(0), at(apart)]);
      expect(west).toBeGreaterThan(CONTROLS + STAR);
      expect(east).toBeLessThan(width - STAR);
    }
  }
});

test("shows in the middle what leaves the controls their side anyway", () => {
  expect(placesOf(320, [at(0)])).toEqual([160]);
  const [west = 0, east = 0] = placesOf(320, [at(0), at(10)]);
  expect(west + east).toBe(320);
});
