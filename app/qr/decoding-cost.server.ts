/** What a decoder will take of a picture, by what it says at its beginning. */
export type DecodingCost = {
  width: number;
  height: number;
  /** All that it takes at once, in bytes. */
  bytes: number;
  /** What a PNG unpacks to. */
  unpackedBytes: number;
};

/** Nothing where it is not a picture of the kind that the decoder reads. */
export function findDecodingCost(picture: Uint8Array): DecodingCost | undefined {
  const view = new DataView(picture.buffer, picture.byteOffset, picture.byteLength);
  return picture[0] === 0xff ? costOfJpeg(view) : costOfPng(view);
}

/** How many values a point has, by the kind of PNG: grey, colours, a palette, each with transparency or not. */
const channels = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);

function costOfPng(view: DataView): DecodingCost | undefined {
  const head = 16;
  // The head comes first, whatever some phones put before it.
  if (view.byteLength < 33 || view.getUint32(12) !== 0x49484452) return undefined;
  const [width, height] = [view.getUint32(head), view.getUint32(head + 4)];
  const perPoint = channels.get(view.getUint8(head + 9));
  if (!width || !height || perPoint === undefined) return undefined;
  const perValue = Math.max(1, view.getUint8(head + 8) / 8);
  const unpackedBytes = (width * perPoint * perValue + 1) * height;
  // What is unpacked may take twice the room while it grows, then come the points, and then they are grey.
  return { width, height, unpackedBytes, bytes: 3 * unpackedBytes + 4 * width * height };
}

function costOfJpeg(view: DataView): DecodingCost | undefined {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // Any number of these may stand before a marker.
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xc2) return costOfFrame(view, at + 4, marker === 0xc2);
    // The points begin, and nobody has said how many.
    else if (marker === 0xda) return undefined;
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function costOfFrame(view: DataView, at: number, isProgressive: boolean): DecodingCost | undefined {
  const [height, width] = [view.getUint16(at + 1), view.getUint16(at + 3)];
  const perPoint = view.getUint8(at + 5);
  if (!width || !height || perPoint < 1 || perPoint > 4) return undefined;
  // Squares of up to 32 by 32 points are kept whole; what comes in several goes is kept until the last.
  const points = (width + 32) * (height + 32);
  const bytes = points * (perPoint * (isProgressive ? 3 : 1) + 4);
  return { width, height, unpackedBytes: 0, bytes };
}
