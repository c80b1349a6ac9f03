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

/** The part of the world that a picture shows, in pixels of its zoom. */
export type MapView = Size & { zoom: number; left: number; top: number };

/** Shows all points within the inner part of a picture, as large as `closest` allows. */
export function fitView(
  points: [Point, ...Point[]],
  { picture, inner, closest }: { picture: Size; inner: Size; closest: number },
): MapView {
  for (let zoom = closest; ; zoom -= 1) {
    const pixels = points.map((point) => toPixel(point, zoom));
    const [left, right] = rangeOf(pixels.map(({ x }) => x));
    const [top, bottom] = rangeOf(pixels.map(({ y }) => y));
    if (zoom > 0 && (right - left > inner.width || bottom - top > inner.height)) continue;
    return {
      ...picture,
      zoom,
      left: Math.round((left + right - picture.width) / 2),
      top: Math.round((top + bottom - picture.height) / 2),
    };
  }
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
