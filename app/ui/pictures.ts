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

/** Draws a picture on a canvas, scaled down to the size of its longer side. */
export function drawPicture(bitmap: ImageBitmap, maxSide: number): HTMLCanvasElement {
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export function toJpeg(canvas: HTMLCanvasElement, name: string): Promise<File | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob ? new File([blob], name, { type: blob.type }) : undefined),
      "image/jpeg",
      0.9,
    );
  });
}

/** A file list that replaces the files of a file field. */
export function toFileList(files: File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}
