import { randomFillSync } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import { encode } from "uqr";

/** A PNG of noise, which compression hardly reduces: some three bytes for each pixel. */
export function createPng(width: number, height = width): Buffer {
  const line = 1 + width * 3;
  const pixels = randomFillSync(Buffer.alloc(line * height));
  for (let row = 0; row < height; row += 1) pixels[row * line] = 0;
  return assemblePng({ width, height, colours: 2 }, deflateSync(pixels, { level: 1 }));
}

/** A PNG with a QR code amid a lot of white, as on a photo of a table; compressed or not. */
export function createQrPng(
  text: string,
  { width = 400, height = 400, scale = 6, level = 1 } = {},
): Buffer {
  const { data, size } = encode(text, { border: 2 });
  const [left, top] = [width, height].map((side) => Math.floor((side - size * scale) / 2));
  const line = 1 + width;
  const pixels = Buffer.alloc(line * height, 255);
  for (let row = 0; row < height; row += 1) {
    pixels[row * line] = 0;
    for (let column = 0; column < width; column += 1) {
      const isDark =
        data[Math.floor((row - (top ?? 0)) / scale)]?.[Math.floor((column - (left ?? 0)) / scale)];
      if (isDark) pixels[row * line + 1 + column] = 0;
    }
  }
  return assemblePng({ width, height, colours: 0 }, deflateSync(pixels, { level }));
}

/** A PNG with a made-up size in its header, which decompresses to this many zero bytes. */
export function createBomb(side: number, unpackedBytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(unpackedBytes));
  return assemblePng({ width: side, height: side, colours: 0 }, packed);
}

function assemblePng(
  { width, height, colours }: { width: number; height: number; colours: 0 | 2 },
  packed: Buffer,
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, colours], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    createChunk("IHDR", head),
    createChunk("IDAT", packed),
    createChunk("IEND", Buffer.alloc(0)),
  ]);
}

function createChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
