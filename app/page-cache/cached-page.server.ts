import { constants, crc32, deflateRawSync, gunzipSync } from "node:zlib";

/** A page as it goes out, but for the nonce, which is new in every answer. */
export type CachedPage = {
  /** How much memory it takes at most. */
  bytes: number;
  fill: (nonce: string) => Buffer;
  /** The same, gzipped; nothing where it could not be prepared. */
  fillZipped: (nonce: string) => Buffer | undefined;
};

/** With room for what it is packed. */
const PACKED_TOO = 1.3;
/** As far back as deflate looks. */
const WINDOW_BYTES = 32_768;
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
const TRAILER_BYTES = 8;
/** As CRC-32 writes them, from the lowest power to the highest. */
const ONE = 0x80000000;
const POLYNOMIAL = 0xedb88320;

type Template = { bytes: Buffer; holes: number[] };
type Zipped = Template & { checksum: Checksum };
/** Of all but what a nonce adds, which is its own times the factor. */
type Checksum = { ofRest: number; factor: number };
type Kept =
  | { plain: Buffer; zipped?: undefined }
  | { plain?: undefined; zipped: Zipped }
  | { plain: Buffer; zipped: Zipped };

/**
 * Cuts out where the mark stands. Every nonce must be as long as the mark. Once it is packed, only that is
 * kept: hardly anybody asks for it otherwise.
 */
export function toCachedPage(html: string, mark: string): CachedPage {
  const { bytes, holes } = cutOut(html, mark);
  let kept: Kept = { plain: bytes };
  // What stands for a hole while it is packed must stand nowhere else.
  const isPackable = !html.includes("\0");
  return {
    bytes: Math.ceil(bytes.length * PACKED_TOO),
    fill(nonce) {
      if (!kept.plain) {
        const plain = gunzipSync(fillZipped(kept.zipped, "\0".repeat(mark.length)));
        kept = { plain, zipped: kept.zipped };
      }
      return fillIn({ bytes: kept.plain, holes }, nonce);
    },
    fillZipped(nonce) {
      if (!isPackable) return undefined;
      if (!kept.zipped) kept = { zipped: zipAround({ bytes: kept.plain, holes }, mark.length) };
      return fillZipped(kept.zipped, nonce);
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

function fillZipped({ bytes, holes, checksum }: Zipped, nonce: string): Buffer {
  const filled = fillIn({ bytes, holes }, nonce);
  filled.writeUInt32LE(sumWith(checksum, nonce), filled.length - TRAILER_BYTES);
  return filled;
}

/**
 * Packs what stands between the holes, once. Each piece may refer to those before it, for a hole is
 * as long there as in the answer, and holds zeros, to which no other text is like. The holes
 * themselves are blocks that are not packed.
 */
function zipAround({ bytes, holes }: Template, holeBytes: number): Zipped {
  const parts: Buffer[] = [HEADER];
  const zippedHoles: number[] = [];
  let size = HEADER.length;
  const add = (part: Buffer) => {
    parts.push(part);
    size += part.length;
  };
  let from = 0;
  for (const hole of holes) {
    if (hole > from) add(pack(bytes, from, hole, constants.Z_SYNC_FLUSH));
    add(Buffer.from([0, holeBytes, 0, ~holeBytes & 255, 255]));
    zippedHoles.push(size);
    add(Buffer.alloc(holeBytes));
    from = hole + holeBytes;
  }
  add(pack(bytes, from, bytes.length, constants.Z_FINISH));
  const trailer = Buffer.alloc(TRAILER_BYTES);
  trailer.writeUInt32LE(bytes.length, 4);
  add(trailer);
  const checksum = sumAround({ bytes, holes }, holeBytes);
  return { bytes: Buffer.concat(parts), holes: zippedHoles, checksum };
}

function pack(bytes: Buffer, from: number, to: number, finishFlush: number): Buffer {
  const before = bytes.subarray(Math.max(0, from - WINDOW_BYTES), from);
  return deflateRawSync(bytes.subarray(from, to), {
    level: 9,
    finishFlush,
    ...(before.length > 0 && { dictionary: before }),
  });
}

/**
 * What it takes to tell the checksum for any nonce without going through the page again. A CRC-32 is linear:
 * what a nonce changes in it is what it changes in one of its own, times a factor that tells how far from the
 * end the holes are.
 */
function sumAround({ bytes, holes }: Template, holeBytes: number): Checksum {
  const factor = holes.reduce((all, at) => all ^ powerOf(bytes.length - at - holeBytes), 0);
  const ofEmptyHoles = multiply(factor, crc32(Buffer.alloc(holeBytes)));
  return { ofRest: crc32(bytes) ^ ofEmptyHoles, factor };
}

const sumWith = ({ ofRest, factor }: Checksum, nonce: string): number =>
  (ofRest ^ multiply(factor, crc32(nonce))) >>> 0;

/** What so many bytes behind something multiply its checksum by. */
const powerOf = (bytes: number): number => {
  const zeros = Buffer.alloc(bytes);
  return crc32(zeros, ONE) ^ crc32(zeros);
};

/** Of two polynomials, modulo that of CRC-32. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 31, power = other; bit >= 0; bit -= 1) {
    if ((one >>> bit) & 1) product ^= power;
    power = (power >>> 1) ^ (power & 1 ? POLYNOMIAL : 0);
  }
  return product;
}
