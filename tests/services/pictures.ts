import { randomFillSync } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";

/** A PNG of noise, which hardly gets smaller by being packed: some three bytes for each of its pixels. */
export function createPng(width: number, height = width): Buffer {
  const line = 1 + width * 3;
  const pixels = randomFillSync(Buffer.alloc(line * height));
  for (let row = 0; row < height; row += 1) pixels[row * line] = 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    createChunk("IHDR", head),
    createChunk("IDAT", deflateSync(pixels, { level: 1 })),
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
