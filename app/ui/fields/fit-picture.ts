import { drawPicture, toJpeg } from "../pictures/draw-picture.ts";

/** A file of up to `maxBytes` is sent unchanged; a larger one is scaled down to `side`. */
type Limits = { maxBytes: number; side: number };

/** More pixels than any screen shows of a face or a logo. */
const PORTRAIT_LIMITS: Limits = { maxBytes: 2 * 1024 * 1024, side: 1024 };
const PREVIEW_SIDE = 256;

/** The preview of a chosen picture, and a smaller copy where it is too large. */
export type Fitted = { preview: string; smaller?: File };

/** Undefined where the browser cannot read the picture; the server then reports the problem. */
export async function fitPicture(
  file: File,
  { maxBytes, side }: Limits = PORTRAIT_LIMITS,
): Promise<Fitted | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const preview = drawPicture(bitmap, PREVIEW_SIDE).toDataURL(file.type);
  const smaller =
    file.size > maxBytes ? await toJpeg(drawPicture(bitmap, side), "picture.jpg") : undefined;
  bitmap.close();
  return { preview, smaller };
}
