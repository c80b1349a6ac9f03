import { constants, crc32, deflateRawSync } from "node:zlib";

/** A rendered page without its nonce, which is new in every response. */
export type CachedPage = {
  /** The most memory that it takes. */
  bytes: number;
  fill: (nonce: string) => Buffer;
  /** Gzipped; undefined where the page cannot be compressed in advance. */
  fillZipped: (nonce: string) => Buffer | undefined;
};

/** Leaves room for the compressed copy. */
const WITH_COMPRESSED = 1.3;
/** The distance over which deflate can refer back. */
const WINDOW_BYTES = 32_768;
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
const TRAILER_BYTES = 8;
type Template = { bytes: Buffer; holes: number[] };
/** Cuts the nonces out of a page that was rendered with a mark of the same length. */
export function toCachedPage(html: string, mark: string): CachedPage {
  const plain = cutOut(html, mark);
  let zipped: Template | undefined;
  // The compressed form has zeros for the nonces, so the page must have none.
  const isCompressible = !html.includes("\0");
  return {
    bytes: Math.ceil(plain.bytes.length * WITH_COMPRESSED),
    fill: (nonce) => fillIn(plain, nonce),
    fillZipped(nonce) {
      if (!isCompressible) return undefined;
      zipped ??= zipAround(plain, mark.length);
      const filled = fillIn(zipped, nonce);
      filled.writeUInt32LE(checksumOf(plain, nonce), filled.length - TRAILER_BYTES);
      return filled;
    },
  };
}

function cutOut(html: string, mark: string): Template {
  const bytes = Buffer.from(html);
  const holes: number[] = [];
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) {
    holes.push(at);
    bytes.fill(0, at, at + mark.length);
  }
  return { bytes, holes };
}

function fillIn({ bytes, holes }: Template, nonce: string): Buffer {
  const filled = Buffer.from(bytes);
  for (const at of holes) filled.write(nonce, at, "latin1");
  return filled;
}

/**
 * Compresses the parts between the holes once. Each part may refer to those before it, because a hole is as
 * long as the nonce and holds zeros, which no other text contains. The holes are stored, uncompressed
 * blocks.
 */
function zipAround({ bytes, holes }: Template, holeBytes: number): Template {
  const parts: Buffer[] = [HEADER];
  const zippedHoles: number[] = [];
  let size = HEADER.length;
  const add = (part: Buffer) => {
    parts.push(part);
    size += part.length;
  };
  let from = 0;
  for (const hole of holes) {
    if (hole > from) add(compress(bytes, from, hole, constants.Z_SYNC_FLUSH));
    add(Buffer.from([0, holeBytes, 0, ~holeBytes & 255, 255]));
    zippedHoles.push(size);
    add(Buffer.alloc(holeBytes));
    from = hole + holeBytes;
  }
  add(compress(bytes, from, bytes.length, constants.Z_FINISH));
  const trailer = Buffer.alloc(TRAILER_BYTES);
  trailer.writeUInt32LE(bytes.length, 4);
  add(trailer);
  return { bytes: Buffer.concat(parts), holes: zippedHoles };
}

function compress(bytes: Buffer, from: number, to: number, finishFlush: number): Buffer {
  const before = bytes.subarray(Math.max(0, from - WINDOW_BYTES), from);
  return deflateRawSync(bytes.subarray(from, to), {
    level: 9,
    finishFlush,
    ...(before.length > 0 && { dictionary: before }),
  });
}

/** The CRC-32 of the page with the nonce in its holes. */
function checksumOf({ bytes, holes }: Template, nonce: string): number {
  let checksum = 0;
  let from = 0;
  for (const hole of holes) {
    checksum = crc32(nonce, crc32(bytes.subarray(from, hole), checksum));
    from = hole + nonce.length;
  }
  return crc32(bytes.subarray(from), checksum);
}
