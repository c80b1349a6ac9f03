export type FileFormat = { type: string; extension: string; begins: (head: string) => boolean };

/** Each by its first bytes, which every reader goes by too. */
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
  pdf: {
    type: "application/pdf",
    extension: "pdf",
    begins: (head) => head.startsWith("%PDF-"),
  },
} satisfies Record<string, FileFormat>;

/** What a file is, its bytes say, and not the name and type that it came with. */
export async function findFormat(
  file: File,
  accepted: readonly FileFormat[],
): Promise<FileFormat | undefined> {
  const head = Buffer.from(await file.slice(0, 12).arrayBuffer()).toString("latin1");
  return accepted.find(({ begins }) => begins(head));
}
