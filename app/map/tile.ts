/** Of a tile in Web Mercator: the greater the zoom, the more tiles; x counts from the west, y from the north. */
export type Tile = { zoom: number; x: number; y: number };

export const TILE_SIDE = 256;
/** No provider has tiles beyond. */
export const GREATEST_ZOOM = 22;

/** The tile that the numbers of an address name; undefined where the earth has none. */
export function readTile({ z, x, y }: Record<"z" | "x" | "y", string>): Tile | undefined {
  if (![z, x, y].every((text) => /^(0|[1-9]\d{0,6})$/.test(text))) return undefined;
  const tile = { zoom: Number(z), x: Number(x), y: Number(y) };
  const count = 2 ** tile.zoom;
  return tile.zoom <= GREATEST_ZOOM && tile.x < count && tile.y < count ? tile : undefined;
}
