import { drawPicture, toJpeg } from "../pictures/draw-picture.ts";

/** How large a file may be to be sent as it is, and else how many pixels are sent at most. */
type Limits = { mostBytes: number; side: number };

/** Far more pixels than any screen shows of a face or a logo. */
const OF_PORTRAIT: Limits = { mostBytes: 2 * 1024 * 1024, side: 1024 };
const PREVIEW_SIDE = 256;

/** A picture that was chosen: how it looks, and a smaller one where it is too large to be sent. */
export type Fitted = { preview: string; smaller?: File };

/** Nothing where the browser sees no picture in it; the server then says what is wrong. */
export async function fitPicture(
  file: File,
  { mostBytes, side }: Limits = OF_PORTRAIT,
): Promise<Fitted | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const preview = drawPicture(bitmap, PREVIEW_SIDE).toDataURL(file.type);
  const smaller =
    file.size > mostBytes ? await toJpeg(drawPicture(bitmap, side), "picture.jpg") : undefined;
  bitmap.close();
  return { preview, smaller };
}
