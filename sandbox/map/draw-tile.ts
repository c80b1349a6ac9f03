import { areas, isInsideArea } from "../city/geography.ts";
import { type Place, type PlaceKind, type Position, places } from "../city/places.ts";
import { STREET_SPACING } from "../city/streets.ts";
import { toPng } from "./png.ts";

export const TILE_SIDE = 256;
export const MAX_ZOOM = 18;
export const tilesPath = "/tiles/{z}/{x}/{y}.png";

export type Tile = { zoom: number; x: number; y: number };

/** The tile with these numbers, as text; undefined where there is none. */
export function findTile(z: string, x: string, y: string): Tile | undefined {
  if (![z, x, y].every((text) => /^(0|[1-9]\d{0,6})$/.test(text))) return undefined;
  const [zoom, column, row] = [Number(z), Number(x), Number(y)];
  const last = 2 ** zoom - 1;
  if (zoom > MAX_ZOOM || column > last || row > last) return undefined;
  return { zoom, x: column, y: row };
}

type Colour = readonly [red: number, green: number, blue: number];

const colours = {
  sea: [181, 212, 227],
  country: [233, 239, 219],
  town: [240, 237, 230],
  sand: [245, 232, 192],
  park: [196, 223, 178],
  square: [250, 241, 222],
  airport: [218, 217, 228],
  campus: [236, 226, 210],
  street: [255, 255, 255],
  streetEdge: [214, 208, 196],
  avenue: [253, 226, 147],
  avenueEdge: [219, 180, 92],
  track: [216, 222, 200],
} satisfies Record<string, Colour>;

/** The coast from north to south; everything to the east of it is sea, but for the island. */
const coast: [latitude: number, longitude: number][] = [
  [38.095, 0.655],
  [38.05, 0.648],
  [38.018, 0.627],
  [38.008, 0.631],
  [37.996, 0.636],
  [37.984, 0.628],
  [37.95, 0.632],
  [37.905, 0.642],
];

/** How far from a place there are houses. */
const TOWN_KM = 0.65;
const BEACH_KM = 0.8;
const BEACH_DEPTH_KM = 0.11;
/** Every fourth street is an avenue. */
const AVENUE_EVERY = 4;
/** Every eighth street leads through the country too. */
const ROAD_EVERY = 8;

const blockColours: Partial<Record<PlaceKind, Colour>> = {
  airport: colours.airport,
  health: colours.campus,
  leisure: colours.park,
  sport: colours.park,
  square: colours.square,
  university: colours.campus,
};

/** A piece of the city's map in Web Mercator, numbered as web maps do, as a PNG file. */
export function drawTile({ zoom, x, y }: Tile): Buffer {
  const pixels = TILE_SIDE * 2 ** zoom;
  const middles = Array.from({ length: TILE_SIDE }, (_, at) => at + 0.5);
  const longitudes = middles.map((middle) => toLongitude((x * TILE_SIDE + middle) / pixels));
  const latitudes = middles.map((middle) => toLatitude((y * TILE_SIDE + middle) / pixels));
  const [west = 0, north = 0] = [longitudes[0], latitudes[0]];
  const degrees = {
    east: (longitudes[1] ?? west) - west,
    south: north - (latitudes[1] ?? north),
  };
  const across = longitudes.map((longitude) =>
    findStreet(longitude, STREET_SPACING.longitude, degrees.east),
  );
  const near = places.filter(
    ({ latitude, longitude }) =>
      Math.abs(latitude - north + (degrees.south * TILE_SIDE) / 2) <
        (degrees.south * TILE_SIDE) / 2 + MARGIN_DEGREES &&
      Math.abs(longitude - west - (degrees.east * TILE_SIDE) / 2) <
        (degrees.east * TILE_SIDE) / 2 + MARGIN_DEGREES,
  );
  const width = streetWidth(zoom);
  const surroundings = sortPlaces(near);
  const blocksAcross = longitudes.map((each) => blockOf(each, STREET_SPACING.longitude));
  const rgb = new Uint8Array(TILE_SIDE * TILE_SIDE * 3);
  latitudes.forEach((latitude, row) => {
    const down = findStreet(latitude, STREET_SPACING.latitude, degrees.south);
    const coastHere = coastAt(latitude);
    const blocks = surroundings.blocks.get(blockOf(latitude, STREET_SPACING.latitude));
    longitudes.forEach((longitude, column) => {
      const block = blocks?.get(blocksAcross[column] as number);
      const ground = findGround({ latitude, longitude }, coastHere, block, surroundings);
      const colour = ground.hasStreets
        ? drawStreets(ground, [across[column] as Street, down], width)
        : ground.colour;
      const at = (row * TILE_SIDE + column) * 3;
      rgb[at] = colour[0];
      rgb[at + 1] = colour[1];
      rgb[at + 2] = colour[2];
    });
  });
  return toPng(rgb, TILE_SIDE);
}

/** Some 900 m around the tile, further than any place's houses reach. */
const MARGIN_DEGREES = 0.01;

const toLongitude = (share: number): number => share * 360 - 180;

const toLatitude = (share: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI;

/** The street nearest to a row or a column of pixels, along which it runs. */
type Street = { distancePx: number; number: number };

function findStreet(degrees: number, spacing: number, degreesPerPixel: number): Street {
  const number = Math.round(degrees / spacing);
  return { distancePx: Math.abs(degrees - number * spacing) / degreesPerPixel, number };
}

/** In pixels; 0 where the streets would cover the map. */
function streetWidth(zoom: number): { street: number; avenue: number } {
  if (zoom >= 15) return { street: 5 * 1.6 ** (zoom - 15), avenue: 8 * 1.6 ** (zoom - 15) };
  if (zoom === 14) return { street: 3, avenue: 5 };
  if (zoom === 13) return { street: 1.2, avenue: 3 };
  return { street: 0, avenue: zoom >= 11 ? 1.2 : 0 };
}

type Ground = { colour: Colour; hasStreets: boolean; isTown: boolean };

const bare = (colour: Colour): Ground => ({ colour, hasStreets: false, isTown: false });
const sea = bare(colours.sea);
const sand = bare(colours.sand);
const country: Ground = { colour: colours.country, hasStreets: true, isTown: false };
const town: Ground = { colour: colours.town, hasStreets: true, isTown: true };

/** The places of a tile, each with its turn: where two claim a pixel, the first has it. */
type Surroundings = {
  /** By row and column of blocks. */
  blocks: Map<number, Map<number, Block>>;
  beaches: { turn: number; place: Place }[];
  withHouses: Place[];
};
type Block = { turn: number; colour: Colour };

/** Sorts the places once for a tile, since each pixel asks for all of them. */
function sortPlaces(near: Place[]): Surroundings {
  const blocks: Surroundings["blocks"] = new Map();
  for (const [turn, { kind, latitude, longitude }] of near.entries()) {
    const colour = blockColours[kind];
    if (!colour) continue;
    const row = blockOf(latitude, STREET_SPACING.latitude);
    const column = blockOf(longitude, STREET_SPACING.longitude);
    const ofRow = blocks.get(row) ?? new Map<number, Block>();
    if (!ofRow.has(column)) ofRow.set(column, { turn, colour });
    blocks.set(row, ofRow);
  }
  const turns = near.map((place, turn) => ({ turn, place }));
  return {
    blocks,
    beaches: turns.filter(({ place }) => place.kind === "beach"),
    withHouses: near.filter(({ kind }) => kind !== "beach"),
  };
}

function findGround(
  position: Position,
  coastHere: number,
  block: Block | undefined,
  { beaches, withHouses }: Surroundings,
): Ground {
  const inlandKm = (coastHere - position.longitude) * KM_PER_DEGREE.longitude;
  if (inlandKm < 0 && !isInsideArea(position, areas.island)) return sea;
  const beach =
    Math.abs(inlandKm) < BEACH_DEPTH_KM
      ? beaches.find(({ place }) => isWithinKm(BEACH_KM, position, place))
      : undefined;
  if (block && (!beach || block.turn < beach.turn)) {
    return { colour: block.colour, hasStreets: true, isTown: true };
  }
  if (beach) return sand;
  const isTown =
    isInsideArea(position, areas.centre) ||
    withHouses.some((place) => isWithinKm(TOWN_KM, position, place));
  return isTown ? town : country;
}

function drawStreets(
  { colour, isTown }: Ground,
  streets: [Street, Street],
  width: ReturnType<typeof streetWidth>,
): Colour {
  // Most pixels lie between the streets.
  const reachPx = Math.max(width.street, width.avenue) / 2 + 2;
  if (streets.every(({ distancePx }) => distancePx > reachPx)) return colour;
  let drawn = colour;
  const draw = (every: number, px: number, fill: Colour) => {
    if (px === 0) return;
    for (const { number, distancePx } of streets) {
      const isDrawn = every === 1 ? number % AVENUE_EVERY !== 0 || !isTown : number % every === 0;
      const share = isDrawn ? cover(px / 2 - distancePx) : 0;
      if (share > 0) drawn = mix(drawn, fill, share);
    }
  };
  const avenues = isTown ? AVENUE_EVERY : ROAD_EVERY;
  if (isTown) {
    draw(1, width.street && width.street + 1.5, colours.streetEdge);
    draw(avenues, width.avenue && width.avenue + 1.5, colours.avenueEdge);
    draw(1, width.street, colours.street);
  } else {
    draw(1, width.street && 1.2, colours.track);
    draw(avenues, width.avenue && width.avenue + 1.5, colours.avenueEdge);
  }
  draw(avenues, width.avenue, colours.avenue);
  return drawn;
}

/** How much of a pixel a line covers whose edge is so many pixels beyond the pixel's middle. */
const cover = (beyondPx: number): number => Math.min(1, Math.max(0, beyondPx + 0.5));

const mix = ([r, g, b]: Colour, [red, green, blue]: Colour, share: number): Colour => [
  r + (red - r) * share,
  g + (green - g) * share,
  b + (blue - b) * share,
];

/** The longitude of the coast. */
function coastAt(latitude: number): number {
  const south = coast.findIndex(([each]) => each < latitude);
  const above = coast.at(south === -1 ? -1 : Math.max(0, south - 1)) as (typeof coast)[number];
  const below = (south === -1 ? above : coast[south]) as (typeof coast)[number];
  if (south <= 0) return above[1];
  return above[1] + ((above[0] - latitude) / (above[0] - below[0])) * (below[1] - above[1]);
}

const blockOf = (degrees: number, spacing: number): number => Math.floor(degrees / spacing);

/** At the city's latitude. */
const KM_PER_DEGREE = { latitude: 111.2, longitude: 87.6 };

/** Whether two positions are closer than this; squares are much cheaper than a distance. */
function isWithinKm(km: number, one: Position, other: Position): boolean {
  const north = (one.latitude - other.latitude) * KM_PER_DEGREE.latitude;
  const east = (one.longitude - other.longitude) * KM_PER_DEGREE.longitude;
  return north * north + east * east < km * km;
}
