import { describe, expect, it } from "vitest";
import { fitView, listTiles, type Point, toPixel, toPoint } from "./projection.ts";

const station = { latitude: 38.0014, longitude: 0.6112 };
const airport = { latitude: 37.9651, longitude: 0.5018 };
const picture = { width: 640, height: 256 };
const margin = { top: 53, right: 200, bottom: 53, left: 200 };
const inner = { width: 240, height: 150 };

describe("the projection of a map", () => {
  it("puts the point zero in the middle of the world", () => {
    const { x, y } = toPixel({ latitude: 0, longitude: 0 }, 2);
    expect([x, y]).toEqual([512, expect.closeTo(512)]);
  });

  it("has the world end at its poles", () => {
    expect(toPixel({ latitude: 90, longitude: 0 }, 0).y).toBeCloseTo(0, 1);
    expect(toPixel({ latitude: -90, longitude: 180 }, 0)).toEqual({
      x: 256,
      y: expect.closeTo(256, 1),
    });
  });

  it("goes both ways", () => {
    const point = toPoint(toPixel(station, 17), 17);
    expect(point.latitude).toBeCloseTo(station.latitude, 9);
    expect(point.longitude).toBeCloseTo(station.longitude, 9);
  });
});

describe("the view of a map", () => {
  it("shows one point in its middle, as close as it may", () => {
    const view = fitView([station], { picture, margin, closest: 16 });
    const { x, y } = toPixel(station, 16);
    expect(view.zoom).toBe(16);
    expect(x - view.left).toBeCloseTo(320, -0.5);
    expect(y - view.top).toBeCloseTo(128, -0.5);
  });

  it("shows two points within its inner part, and could be no closer", () => {
    const { zoom, left, top } = fitView([station, airport], { picture, margin, closest: 18 });
    const spread = (at: number) => {
      const [one, other] = [toPixel(station, at), toPixel(airport, at)];
      return { x: Math.abs(one.x - other.x), y: Math.abs(one.y - other.y) };
    };
    expect(spread(zoom).x).toBeLessThanOrEqual(inner.width);
    expect(spread(zoom).y).toBeLessThanOrEqual(inner.height);
    const closer = spread(zoom + 1);
    expect(closer.x > inner.width || closer.y > inner.height).toBe(true);
    for (const point of [station, airport]) {
      const { x, y } = toPixel(point, zoom);
      expect(Math.abs(x - left - 320)).toBeLessThanOrEqual(121);
      expect(Math.abs(y - top - 128)).toBeLessThanOrEqual(76);
    }
  });

  it("keeps its points out of a wider margin, and in its middle where they fit there", () => {
    const wider = { ...margin, left: 300 };
    const placesOf = (...points: [Point, ...Point[]]) => {
      const { zoom, left } = fitView(points, { picture, margin: wider, closest: 16 });
      return points.map((point) => Math.round(toPixel(point, zoom).x - left));
    };
    expect(placesOf(station)).toEqual([320]);
    const [east, west] = placesOf(station, airport);
    expect(west).toBe(300);
    expect(east).toBeLessThanOrEqual(440);
  });

  it("is covered by its tiles", () => {
    const tiles = listTiles(fitView([station], { picture, margin, closest: 16 }));
    expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0);
    expect(Math.min(...tiles.map(({ top }) => top))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ left }) => left + 256))).toBeGreaterThanOrEqual(640);
    expect(Math.max(...tiles.map(({ top }) => top + 256))).toBeGreaterThanOrEqual(256);
    expect(new Set(tiles.map(({ x, y }) => `${x}/${y}`)).size).toBe(tiles.length);
  });

  it("has no tile beyond the poles, and goes around the earth", () => {
    const tiles = listTiles(
      fitView([{ latitude: 0, longitude: 180 }], { picture, margin, closest: 1 }),
    );
    expect(tiles.every(({ x, y }) => x >= 0 && x < 2 && y >= 0 && y < 2)).toBe(true);
    expect(new Set(tiles.map(({ x }) => x))).toEqual(new Set([0, 1]));
  });
});
