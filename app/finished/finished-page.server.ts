import { constants, crc32, deflateRawSync } from "node:zlib";

/** A page as it goes out, but for the nonce, which is new in every answer. */
export type FinishedPage = {
  /** How much memory it takes. */
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

type Template = { bytes: Buffer; holes: number[] };

/** Cuts out where the mark stands. Every nonce must be as long as the mark. */
export function finishPage(html: string, mark: string): FinishedPage {
  const plain = cutOut(html, mark);
  // What stands for a hole while it is packed must stand nowhere else.
  const isPackable = !html.includes("\0");
  let zipped: Template | undefined;
  const zip = () => {
    zipped ??= zipAround(plain, mark.length);
    return zipped;
  };
  return {
    bytes: Math.ceil(plain.bytes.length * PACKED_TOO),
    fill: (nonce) => fillIn(plain, nonce),
    fillZipped(nonce) {
      if (!isPackable) return undefined;
      const filled = fillIn(zip(), nonce);
      filled.writeUInt32LE(crc32(fillIn(plain, nonce)), filled.length - 8);
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
 * Packs what stands between the holes, once. Each piece may refer to those before it, for a hole is
 * as long there as in the answer, and holds zeros, to which no other text is like. The holes
 * themselves are blocks that are not packed.
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
    if (hole > from) add(pack(bytes, from, hole, constants.Z_SYNC_FLUSH));
    add(Buffer.from([0, holeBytes, 0, ~holeBytes & 255, 255]));
    zippedHoles.push(size);
    add(Buffer.alloc(holeBytes));
    from = hole + holeBytes;
  }
  add(pack(bytes, from, bytes.length, constants.Z_FINISH));
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(bytes.length, 4);
  add(trailer);
  return { bytes: Buffer.concat(parts), holes: zippedHoles };
}

function pack(bytes: Buffer, from: number, to: number, finishFlush: number): Buffer {
  const before = bytes.subarray(Math.max(0, from - WINDOW_BYTES), from);
  return deflateRawSync(bytes.subarray(from, to), {
    level: 9,
    finishFlush,
    ...(before.length > 0 && { dictionary: before }),
  });
}
