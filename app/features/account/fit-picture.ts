import { drawPicture, toJpeg } from "../../ui/pictures/draw-picture.ts";

const MOST_BYTES = 2 * 1024 * 1024;
/** In pixels: far more than any screen shows of a face or a logo. */
const SENT_SIDE = 1024;
const PREVIEW_SIDE = 256;

/** A picture that was chosen: how it looks, and a smaller one where it is too large to be sent. */
export type Fitted = { preview: string; smaller?: File };

/** Nothing where the browser sees no picture in it; the server then says what is wrong. */
export async function fitPicture(file: File): Promise<Fitted | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const preview = drawPicture(bitmap, PREVIEW_SIDE).toDataURL(file.type);
  const smaller =
    file.size > MOST_BYTES
      ? await toJpeg(drawPicture(bitmap, SENT_SIDE), "picture.jpg")
      : undefined;
  bitmap.close();
  return { preview, smaller };
}
