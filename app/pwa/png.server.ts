import { crc32, deflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Encodes square pixels as a PNG; each is red, green, blue and opacity, a byte each. */
export function encodePng(size: number, pixels: Uint8Array): Buffer {
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
