import { TILE_SIDE, type Tile } from "./tile.ts";

/** A point on the earth, in degrees. */
export type Point = { latitude: number; longitude: number };

/** Web Mercator ends here, so that the world is a square. */
const GREATEST_LATITUDE = 85.0511;

/** The pixel of a point on a map of the whole world. */
export function toPixel({ latitude, longitude }: Point, zoom: number): { x: number; y: number } {
  const side = TILE_SIDE * 2 ** zoom;
  const bounded = Math.max(-GREATEST_LATITUDE, Math.min(GREATEST_LATITUDE, latitude));
  const sine = Math.sin((bounded * Math.PI) / 180);
  return {
    x: (longitude / 360 + 0.5) * side,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side,
  };
}

export function toPoint({ x, y }: { x: number; y: number }, zoom: number): Point {
  const side = TILE_SIDE * 2 ** zoom;
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / side))) * 180) / Math.PI,
    longitude: (x / side - 0.5) * 360,
  };
}

export type Size = { width: number; height: number };
export type Margin = { top: number; right: number; bottom: number; left: number };

/** The part of the world that a picture shows, in pixels of its zoom. */
export type MapView = Size & { zoom: number; left: number; top: number };

/** Shows all points within the margin of a picture, as large as `closest` allows, and in its middle where the margin allows that. */
export function fitView(
  points: [Point, ...Point[]],
  { picture, margin, closest }: { picture: Size; margin: Margin; closest: number },
): MapView {
  const width = picture.width - margin.left - margin.right;
  const height = picture.height - margin.top - margin.bottom;
  for (let zoom = closest; ; zoom -= 1) {
    const pixels = points.map((point) => toPixel(point, zoom));
    const [left, right] = rangeOf(pixels.map(({ x }) => x));
    const [top, bottom] = rangeOf(pixels.map(({ y }) => y));
    if (zoom > 0 && (right - left > width || bottom - top > height)) continue;
    return {
      ...picture,
      zoom,
      left: placeBetween(left, right, picture.width, margin.left, margin.right),
      top: placeBetween(top, bottom, picture.height, margin.top, margin.bottom),
    };
  }
}

/** Where the picture begins, so that `from` and `to` lie in its middle, or else within its margins. */
function placeBetween(from: number, to: number, size: number, before: number, after: number) {
  const middle = (from + to - size) / 2;
  return Math.round(Math.max(Math.min(middle, from - before), to + after - size));
}

const rangeOf = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;

/** The tiles of a view, with their places in its picture. */
export function listTiles({ zoom, left, top, width, height }: MapView) {
  const count = 2 ** zoom;
  const tiles: (Tile & { left: number; top: number })[] = [];
  for (let y = Math.floor(top / TILE_SIDE); y * TILE_SIDE < top + height; y += 1) {
    if (y < 0 || y >= count) continue;
    for (let x = Math.floor(left / TILE_SIDE); x * TILE_SIDE < left + width; x += 1) {
      // East of the last tile comes the first one.
      const wrapped = ((x % count) + count) % count;
      tiles.push({ zoom, x: wrapped, y, left: x * TILE_SIDE - left, top: y * TILE_SIDE - top });
    }
  }
  return tiles;
}
