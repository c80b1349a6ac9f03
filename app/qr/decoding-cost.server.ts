/** The memory that decoding a picture will take, by its header. */
export type DecodingCost = {
  width: number;
  height: number;
  /** The decoder's memory at its peak, in bytes. */
  bytes: number;
  /** The decompressed size of a PNG. */
  unpackedBytes: number;
};

/** Undefined where the decoder does not read this kind of picture. */
export function findDecodingCost(picture: Uint8Array): DecodingCost | undefined {
  const view = new DataView(picture.buffer, picture.byteOffset, picture.byteLength);
  return picture[0] === 0xff ? costOfJpeg(view) : costOfPng(view);
}

/** The values per pixel, by the PNG's colour type: grey, colours, a palette, with or without transparency. */
const channels = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);

function costOfPng(view: DataView): DecodingCost | undefined {
  const head = 16;
  // IHDR has to come first; some phones put another chunk before it.
  if (view.byteLength < 33 || view.getUint32(12) !== 0x49484452) return undefined;
  const [width, height] = [view.getUint32(head), view.getUint32(head + 4)];
  const perPixel = channels.get(view.getUint8(head + 9));
  if (!width || !height || perPixel === undefined) return undefined;
  const perValue = Math.max(1, view.getUint8(head + 8) / 8);
  const unpackedBytes = (width * perPixel * perValue + 1) * height;
  // Decompression may need twice the size while it grows; then come the pixels, and a grey copy.
  return { width, height, unpackedBytes, bytes: 3 * unpackedBytes + 4 * width * height };
}

function costOfJpeg(view: DataView): DecodingCost | undefined {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // A marker may have any number of fill bytes before it.
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xc2) return costOfFrame(view, at + 4, marker === 0xc2);
    // The pixels begin without a frame header.
    else if (marker === 0xda) return undefined;
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function costOfFrame(view: DataView, at: number, isProgressive: boolean): DecodingCost | undefined {
  const [height, width] = [view.getUint16(at + 1), view.getUint16(at + 3)];
  const perPixel = view.getUint8(at + 5);
  if (!width || !height || perPixel < 1 || perPixel > 4) return undefined;
  // Blocks of up to 32 by 32 pixels are stored whole; a progressive JPEG is stored until its last scan.
  const pixels = (width + 32) * (height + 32);
  const bytes = pixels * (perPixel * (isProgressive ? 3 : 1) + 4);
  return { width, height, unpackedBytes: 0, bytes };
}
