import { crc32, deflateSync } from "node:zlib";
import type { Look } from "./icon-look.server.ts";
import { type Segment, toSegments } from "./letters.ts";

/** With rounded corners, or a full square that the phone cuts to its own shape. */
type IconShape = "rounded" | "full";

const SIZE = 512;
const PEN = 17;
/** The height of the letter. A phone cuts off more of a full square's edge. */
const letterHeights: Record<IconShape, number> = { rounded: 236, full: 196 };
const corner: Record<IconShape, number> = { rounded: 112, full: 0 };

export function drawSvgIcon({ letter, fill, ink }: Look, shape: IconShape): string {
  const { scale, left, top } = place(letter, shape);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">`,
    `<rect width="${SIZE}" height="${SIZE}" rx="${corner[shape]}" fill="${fill}"/>`,
    `<path transform="translate(${left} ${top}) scale(${scale})" d="${letter}" fill="none" stroke="${ink}"`,
    ` stroke-width="${PEN}" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  ].join("");
}

export function drawPngIcon(look: Look, shape: IconShape, size: number): Buffer {
  const [fill, ink] = [toParts(look.fill), toParts(look.ink)];
  const pixels = Buffer.alloc(size * size * 4, Buffer.from([...fill, 255]));
  for (const [at, share] of drawLetter(look.letter, shape, size).entries()) {
    if (share === 0) continue;
    for (const part of [0, 1, 2] as const) {
      pixels[at * 4 + part] = Math.round(fill[part] + (ink[part] - fill[part]) * share);
    }
  }
  roundCorners(pixels, size, Math.ceil((corner[shape] * size) / SIZE));
  return encodePng(size, pixels);
}

/** Centres the letter. */
function place(letter: string, shape: IconShape) {
  const xs = toSegments(letter).flatMap(([from, to]) => [from[0], to[0]]);
  const scale = letterHeights[shape] / 100;
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  return { scale, left: SIZE / 2 - middle * scale, top: (SIZE - letterHeights[shape]) / 2 };
}

/** How much of each pixel the stroke covers, from 0 to 1. */
function drawLetter(letter: string, shape: IconShape, size: number): Float32Array {
  const { scale, left, top } = place(letter, shape);
  const unit = size / SIZE;
  const reach = (PEN / 2) * scale * unit;
  const covered = new Float32Array(size * size);
  for (const segment of toSegments(letter)) {
    const [from, to] = segment.map(([x, y]) => [
      (left + x * scale) * unit,
      (top + y * scale) * unit,
    ]) as unknown as Segment;
    const [firstX, lastX] = spanOf(from[0], to[0], reach);
    const [firstY, lastY] = spanOf(from[1], to[1], reach);
    for (let y = firstY; y <= lastY; y++) {
      for (let x = firstX; x <= lastX; x++) {
        const share = soften(reach - distanceTo(from, to, x + 0.5, y + 0.5));
        const at = y * size + x;
        covered[at] = Math.max(covered[at] ?? 0, share);
      }
    }
  }
  return covered;
}

const spanOf = (one: number, other: number, reach: number) =>
  [
    Math.floor(Math.min(one, other) - reach - 1),
    Math.ceil(Math.max(one, other) + reach + 1),
  ] as const;

/** Antialiases the edge of a shape. */
const soften = (depth: number) => Math.min(1, Math.max(0, depth + 0.5));

function distanceTo(from: Segment[0], to: Segment[1], x: number, y: number): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - from[0]) * dx + (y - from[1]) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from[0] - share * dx, y - from[1] - share * dy);
}

function roundCorners(pixels: Buffer, size: number, radius: number): void {
  for (let y = 0; y < radius; y++) {
    for (let x = 0; x < radius; x++) {
      const opacity = 255 * soften(radius - Math.hypot(radius - x - 0.5, radius - y - 0.5));
      for (const row of [y, size - 1 - y]) {
        for (const column of [x, size - 1 - x]) pixels[(row * size + column) * 4 + 3] = opacity;
      }
    }
  }
}

function toParts(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Encodes square pixels as a PNG; each is red, green, blue and opacity, a byte each. */
function encodePng(size: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6], 8);
  // Each line begins with its filter: 0, none.
  const lines = Buffer.alloc(size * (1 + size * 4));
  for (let y = 0; y < size; y++) {
    lines.set(pixels.subarray(y * size * 4, (y + 1) * size * 4), y * (1 + size * 4) + 1);
  }
  return Buffer.concat([
    signature,
    toChunk("IHDR", header),
    toChunk("IDAT", deflateSync(lines, { level: 9 })),
    toChunk("IEND", Buffer.alloc(0)),
  ]);
}

function toChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
