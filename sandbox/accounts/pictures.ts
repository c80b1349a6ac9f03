import type { World } from "../world.ts";

type Format = { type: string; extension: string; isOf: (bytes: Buffer) => boolean };

const MAX_BYTES = 2 * 1024 * 1024;

const formats: Format[] = [
  {
    type: "image/png",
    extension: "png",
    isOf: (bytes) => bytes.toString("latin1", 0, 8) === "\x89PNG\r\n\x1a\n",
  },
  {
    type: "image/jpeg",
    extension: "jpg",
    isOf: (bytes) => bytes.toString("latin1", 0, 3) === "\xff\xd8\xff",
  },
  {
    type: "image/webp",
    extension: "webp",
    isOf: (bytes) =>
      bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
  },
];

/** Reads an upload as a picture. Its bytes decide the format, not its name or declared type. */
export async function readPicture(upload: File): Promise<File | undefined> {
  if (upload.size > MAX_BYTES) return undefined;
  const bytes = Buffer.from(await upload.arrayBuffer());
  const format = formats.find(({ isOf }) => isOf(bytes));
  return format && new File([bytes], `picture.${format.extension}`, { type: format.type });
}

/** Stores a picture in place of the older one, if any, and returns its address. */
export function keepPicture(
  world: World,
  origin: string,
  picture: File,
  oldAddress: string | null,
): string {
  world.media.delete(oldAddress?.split("/").at(-1) ?? "");
  const extension = picture.name.split(".").at(-1);
  const name = `${world.random.token(24)}.${extension}`;
  world.media.set(name, picture);
  return `${origin}/media/${name}`;
}
