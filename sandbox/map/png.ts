import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const EIGHT_BITS_RGB = [8, 2, 0, 0, 0];

/** A square picture of red, green and blue bytes, as a PNG file. */
export function toPng(rgb: Uint8Array, side: number): Buffer {
  const rowBytes = side * 3;
  // Each row begins with the number of its filter, and 0 is none.
  const rows = Buffer.alloc((rowBytes + 1) * side);
  for (let row = 0; row < side; row += 1) {
    rows.set(rgb.subarray(row * rowBytes, (row + 1) * rowBytes), row * (rowBytes + 1) + 1);
  }
  const header = Buffer.alloc(8);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  return Buffer.concat([
    SIGNATURE,
    toChunk("IHDR", Buffer.concat([header, Buffer.from(EIGHT_BITS_RGB)])),
    toChunk("IDAT", deflateSync(rows)),
    toChunk("IEND", Buffer.alloc(0)),
  ]);
}

function toChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}
