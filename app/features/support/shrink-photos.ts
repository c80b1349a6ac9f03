import { drawPicture, toJpeg } from "../../ui/pictures/draw-picture.ts";

/** As much as a file may have. */
const MOST_BYTES = 4 * 1024 * 1024;
/** In pixels: enough to read every figure on a photographed receipt. */
const SENT_SIDE = 2560;

/** The same files, photos that are too large to be sent made smaller; nothing where none is. */
export async function shrinkPhotos(files: File[]): Promise<File[] | undefined> {
  const shrunk = await Promise.all(files.map(shrink));
  return shrunk.some(Boolean) ? files.map((file, at) => shrunk[at] ?? file) : undefined;
}

async function shrink(file: File): Promise<File | undefined> {
  if (file.size <= MOST_BYTES || !file.type.startsWith("image/")) return undefined;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const name = `${file.name.replace(/\.[^.]*$/, "")}.jpg`;
  const smaller = await toJpeg(drawPicture(bitmap, SENT_SIDE), name);
  bitmap.close();
  return smaller;
}
