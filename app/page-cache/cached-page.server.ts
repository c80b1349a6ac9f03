import { constants, crc32, deflateRawSync, gunzipSync } from "node:zlib";

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
/** Polynomials as CRC-32 writes them, from the lowest power to the highest. */
const ONE = 0x80000000;
const POLYNOMIAL = 0xedb88320;

type Template = { bytes: Buffer; holes: number[] };
type Zipped = Template & { checksum: Checksum };
/** The checksum of the page without its nonces, and the factor by which a nonce's own CRC adds to it. */
type Checksum = { rest: number; factor: number };
type PageForms =
  | { plain: Buffer; zipped?: undefined }
  | { plain?: undefined; zipped: Zipped }
  | { plain: Buffer; zipped: Zipped };

/**
 * Cuts the nonces out of a page that was rendered with a mark of the same length. Once the page is
 * compressed, only that form is kept, because hardly any browser asks for another.
 */
export function toCachedPage(html: string, mark: string): CachedPage {
  const { bytes, holes } = cutOut(html, mark);
  let forms: PageForms = { plain: bytes };
  // The compressed form has zeros for the nonces, so the page must have none.
  const isCompressible = !html.includes("\0");
  return {
    bytes: Math.ceil(bytes.length * WITH_COMPRESSED),
    fill(nonce) {
      if (!forms.plain) {
        const plain = gunzipSync(fillZipped(forms.zipped, "\0".repeat(mark.length)));
        forms = { plain, zipped: forms.zipped };
      }
      return fillIn({ bytes: forms.plain, holes }, nonce);
    },
    fillZipped(nonce) {
      if (!isCompressible) return undefined;
      if (!forms.zipped) forms = { zipped: zipAround({ bytes: forms.plain, holes }, mark.length) };
      return fillZipped(forms.zipped, nonce);
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
  filled.writeUInt32LE(checksumWith(checksum, nonce), filled.length - TRAILER_BYTES);
  return filled;
}

/**
 * Compresses the parts between the holes once. Each part may refer to those before it, because a hole is as
 * long as the nonce and holds zeros, which no other text contains. The holes are stored, uncompressed
 * blocks.
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
  const checksum = checksumAround({ bytes, holes }, holeBytes);
  return { bytes: Buffer.concat(parts), holes: zippedHoles, checksum };
}

function compress(bytes: Buffer, from: number, to: number, finishFlush: number): Buffer {
  const before = bytes.subarray(Math.max(0, from - WINDOW_BYTES), from);
  return deflateRawSync(bytes.subarray(from, to), {
    level: 9,
    finishFlush,
    ...(before.length > 0 && { dictionary: before }),
  });
}

/**
 * Prepares the checksum for any nonce without reading the page again. CRC-32 is linear: a nonce changes the
 * page's CRC by its own CRC times a factor, which depends on the distances of the holes from the end of the
 * page.
 */
function checksumAround({ bytes, holes }: Template, holeBytes: number): Checksum {
  const factor = holes.reduce((all, at) => all ^ powerOf(bytes.length - at - holeBytes), 0);
  const ofEmptyHoles = multiply(factor, crc32(Buffer.alloc(holeBytes)));
  return { rest: crc32(bytes) ^ ofEmptyHoles, factor };
}

const checksumWith = ({ rest, factor }: Checksum, nonce: string): number =>
  (rest ^ multiply(factor, crc32(nonce))) >>> 0;

/** The factor for the CRC of a text that is followed by so many bytes. */
const powerOf = (bytes: number): number => {
  const zeros = Buffer.alloc(bytes);
  return crc32(zeros, ONE) ^ crc32(zeros);
};

/** The product of two polynomials, modulo that of CRC-32. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 31, power = other; bit >= 0; bit -= 1) {
    if ((one >>> bit) & 1) product ^= power;
    power = (power >>> 1) ^ (power & 1 ? POLYNOMIAL : 0);
  }
  return product;
}
