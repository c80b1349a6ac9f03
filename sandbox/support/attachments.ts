import { invalid } from "../api/refusal.ts";

const MAX_BYTES = 4 * 1024 * 1024;
const LONGEST_NAME = 80;

/** The first bytes decide a file's type; its name and declared type come from the sender. */
const kinds = [
  { type: "image/png", extension: "png", start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: "image/jpeg", extension: "jpg", start: [0xff, 0xd8, 0xff] },
  { type: "application/pdf", extension: "pdf", start: [0x25, 0x50, 0x44, 0x46, 0x2d] },
] as const;

export type AttachmentType = (typeof kinds)[number]["type"];

/** Copies of uploaded files with their real type and safe names. */
export function checkAttachments(files: File[] = []): Promise<File[]> {
  return Promise.all(files.map(checkAttachment));
}

async function checkAttachment(file: File): Promise<File> {
  if (file.size > MAX_BYTES) throw refused("Cada archivo puede ocupar 4 MB como mucho");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kinds.find(({ start }) => start.every((byte, index) => bytes[index] === byte));
  if (!kind) throw refused("Solo se pueden adjuntar imágenes PNG o JPEG y documentos PDF");
  return new File([bytes], `${toSafeStem(file.name)}.${kind.extension}`, { type: kind.type });
}

function refused(message: string) {
  return invalid({ field: "attachments", message });
}

/** A file's name without folders, extension and characters that a file system may reject. */
function toSafeStem(name: string): string {
  const stem = name.replace(/^.*[/\\]/s, "").replace(/\.[^.]*$/, "");
  // By characters, since half of a surrogate pair cannot go into a header.
  const short = [...stem].slice(0, LONGEST_NAME).join("");
  const safe = short.replace(/[^\p{L}\p{M}\p{N} ._-]/gu, "_").replace(/^[ .]+|[ .]+$/g, "");
  return safe || "adjunto";
}
