import { z } from "zod";

type FileFormat = { type: string; extension: string; begins: (head: string) => boolean };

/** Identified by the first bytes, as other readers do. */
export const formats = {
  png: {
    type: "image/png",
    extension: "png",
    begins: (head) => head.startsWith("\x89PNG\r\n\x1a\n"),
  },
  jpeg: {
    type: "image/jpeg",
    extension: "jpg",
    begins: (head) => head.startsWith("\xff\xd8\xff"),
  },
  webp: {
    type: "image/webp",
    extension: "webp",
    begins: (head) => head.startsWith("RIFF") && head.startsWith("WEBP", 8),
  },
  gif: {
    type: "image/gif",
    extension: "gif",
    begins: (head) => /^GIF8[79]a/.test(head),
  },
  avif: {
    type: "image/avif",
    extension: "avif",
    begins: (head) => /^ftypavi[fs]/.test(head.slice(4)),
  },
  pdf: {
    type: "application/pdf",
    extension: "pdf",
    begins: (head) => head.startsWith("%PDF-"),
  },
} satisfies Record<string, FileFormat>;

/** The formats that browsers draw and that cannot hold a script, as an SVG can. */
export const pictureFormats = [
  formats.png,
  formats.jpeg,
  formats.webp,
  formats.gif,
  formats.avif,
] as const;

const HEAD_BYTES = 12;

/** Identifies a file by its bytes, and not by the name and type that the browser sent. */
export async function findFormat(
  file: File,
  accepted: readonly FileFormat[],
): Promise<FileFormat | undefined> {
  return formatOf(Buffer.from(await file.slice(0, HEAD_BYTES).arrayBuffer()), accepted);
}

export function formatOf(bytes: Buffer, accepted: readonly FileFormat[]): FileFormat | undefined {
  const head = bytes.toString("latin1", 0, HEAD_BYTES);
  return accepted.find(({ begins }) => begins(head));
}

const MAX_BYTES = 2 * 1024 * 1024;

const accepted = [formats.png, formats.jpeg, formats.webp];

/**
 * A schema for an account's picture. It drops the name and type that the browser sent.
 */
export const picture = z.instanceof(File, { error: "invalid" }).transform(async (file, context) => {
  const format = await findFormat(file, accepted);
  if (format && file.size <= MAX_BYTES) {
    return new File([file], `picture.${format.extension}`, { type: format.type });
  }
  context.addIssue(format ? "pictureSize" : "picture");
  return z.NEVER;
});
