import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createInflate } from "node:zlib";
import { imageSize } from "image-size";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { findDecodingCost } from "./decoding-cost.server.ts";

/** The text of a picture's QR code, or why there is none. */
export type QrReading = { text: string } | { problem: QrProblem };

export type QrProblem =
  /** No PNG and no JPEG, whatever its name says, or a broken one. */
  | "notPicture"
  /** Far larger than what any phone takes, or than it says itself. */
  | "hugePicture"
  | "noQrCode"
  /** It took too long, or too many others wait. */
  | "busy";

/** What the cameras of phones make, as they are set when they are new. */
const MOST_PIXELS = 25_000_000;
/** What the decoder may take; the thread's own limit does not count what it takes. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Looks for a QR code. It takes its time and its memory, so it is not for the server's own thread. */
export async function readQrPicture(bytes: Uint8Array): Promise<QrReading> {
  const size = measure(bytes);
  if (!size) return { problem: "notPicture" };
  const { width, height, isPng } = size;
  const cost = findDecodingCost(bytes);
  // Where two readers see two sizes, the decoder may see a third.
  if (cost?.width !== width || cost.height !== height) return { problem: "notPicture" };
  if (width * height > MOST_PIXELS || cost.bytes > MOST_BYTES) return { problem: "hugePicture" };
  // Of what is packed the decoder would unpack all, however little of it the picture needs.
  const mostUnpacked = cost.unpackedBytes * 2 + 1024;
  if (isPng && !(await unpacksTo(mostUnpacked, bytes))) return { problem: "hugePicture" };
  await prepareDecoder();
  const [found] = await readBarcodes(bytes, {
    formats: ["QRCode"],
    maxNumberOfSymbols: 1,
    returnErrors: false,
  });
  if (found?.error) return { problem: "notPicture" };
  return found ? { text: found.text } : { problem: "noQrCode" };
}

function measure(bytes: Uint8Array) {
  try {
    const { width, height, type } = imageSize(bytes);
    const isPng = type === "png";
    return (isPng || type === "jpg") && width > 0 && height > 0
      ? { width, height, isPng }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether what a PNG has packed is at most so much; what cannot be unpacked is. */
async function unpacksTo(mostBytes: number, png: Uint8Array): Promise<boolean> {
  let unpacked = 0;
  const counter = new Writable({
    write(part: Buffer, _, done) {
      unpacked += part.length;
      done(unpacked > mostBytes ? new Error("Too much") : null);
    },
  });
  await pipeline(listPacked(png), createInflate(), counter).catch(() => {});
  return unpacked <= mostBytes;
}

/** A PNG is a signature of 8 bytes, and pieces: a length, a name of four letters, so many bytes, a sum. */
function* listPacked(png: Uint8Array): Generator<Uint8Array> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = 8; at + 8 <= png.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (name === "IDAT") yield png.subarray(at + 8, at + 8 + length);
    at += length + 12;
  }
}

/** Its program comes from beside it, and never over the net. */
async function prepareDecoder(): Promise<void> {
  const program = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  const wasmBinary = new Uint8Array(await readFile(program)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}
