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
  const preview = draw(bitmap, PREVIEW_SIDE).toDataURL(file.type);
  const smaller = file.size > mostBytes ? await toJpeg(draw(bitmap, side)) : undefined;
  bitmap.close();
  return { preview, smaller };
}

/** Puts a file into a field in the place of the one that was chosen. */
export function putFile(input: HTMLInputElement, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
}

function draw(bitmap: ImageBitmap, mostPixels: number): HTMLCanvasElement {
  const scale = Math.min(1, mostPixels / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function toJpeg(canvas: HTMLCanvasElement): Promise<File | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob ? new File([blob], "picture.jpg", { type: blob.type }) : undefined),
      "image/jpeg",
      0.9,
    );
  });
}
