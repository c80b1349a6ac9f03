import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createInflate } from "node:zlib";
import { imageSize } from "image-size";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { findDecodingCost } from "./decoding-cost.server.ts";

/** The text of a picture's QR code, or the reason why there is none. */
export type QrResult = { text: string } | { problem: QrProblem };

export type QrProblem =
  /** Broken, or neither PNG nor JPEG, whatever its name. */
  | "notPicture"
  /** Far larger than the photos of phones, or than its own header says. */
  | "hugePicture"
  | "noQrCode"
  /** It took too long, or the queue is full. */
  | "busy";

/** The default size of phone cameras. */
const MAX_PIXELS = 25_000_000;
/** The decoder's memory, which the thread's own limit does not cover. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Finds a QR code. It takes much time and memory, so it must not run in the server's main thread. */
export async function readQrPicture(bytes: Uint8Array): Promise<QrResult> {
  const size = measure(bytes);
  if (!size) return { problem: "notPicture" };
  const { width, height, isPng } = size;
  const cost = findDecodingCost(bytes);
  // Where two parsers see different sizes, the decoder may see a third.
  if (cost?.width !== width || cost.height !== height) return { problem: "notPicture" };
  if (width * height > MAX_PIXELS || cost.bytes > MAX_BYTES) return { problem: "hugePicture" };
  // The decoder would decompress all data, even beyond the picture's size.
  const maxUnpacked = cost.unpackedBytes * 2 + 1024;
  if (isPng && !(await unpacksTo(maxUnpacked, bytes))) return { problem: "hugePicture" };
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

/** Whether a PNG decompresses to at most so many bytes; a broken one counts as small. */
async function unpacksTo(maxBytes: number, png: Uint8Array): Promise<boolean> {
  let unpacked = 0;
  const counter = new Writable({
    write(part: Buffer, _, done) {
      unpacked += part.length;
      done(unpacked > maxBytes ? new Error("Too much") : null);
    },
  });
  await pipeline(listCompressed(png), createInflate(), counter).catch(() => {});
  return unpacked <= maxBytes;
}

/** A PNG is a signature of 8 bytes, and chunks: a length, a name of four letters, the data, a checksum. */
function* listCompressed(png: Uint8Array): Generator<Uint8Array> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = 8; at + 8 <= png.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (name === "IDAT") yield png.subarray(at + 8, at + 8 + length);
    at += length + 12;
  }
}

/** In production the decoder's program is a file beside the bundle. */
function findDecoder(): string | URL {
  // A loader adds a query to the address.
  const isBundle = !new URL(import.meta.url).pathname.endsWith(".ts");
  if (isBundle) return new URL("zxing_reader.wasm", import.meta.url);
  return createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
}

/** Loads the decoder's program from a file, and not over the network. */
async function prepareDecoder(): Promise<void> {
  const wasmBinary = new Uint8Array(await readFile(findDecoder())).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}
