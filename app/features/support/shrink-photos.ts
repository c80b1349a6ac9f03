import { drawPicture, toJpeg } from "../../ui/pictures.ts";

/** The server's limit for a file. */
const MAX_BYTES = 4 * 1024 * 1024;
/** In pixels; enough to read the figures on a photographed receipt. */
const MAX_SIDE = 2560;

/** Shrinks photos that are too large; returns undefined if there are none. */
export async function shrinkPhotos(files: File[]): Promise<File[] | undefined> {
  const shrunk = await Promise.all(files.map(shrink));
  return shrunk.some(Boolean) ? files.map((file, at) => shrunk[at] ?? file) : undefined;
}

async function shrink(file: File): Promise<File | undefined> {
  if (file.size <= MAX_BYTES || !file.type.startsWith("image/")) return undefined;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const name = `${file.name.replace(/\.[^.]*$/, "")}.jpg`;
  const smaller = await toJpeg(drawPicture(bitmap, MAX_SIDE), name);
  bitmap.close();
  return smaller;
}
