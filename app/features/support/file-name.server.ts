import { formats } from "../../forms/file-format.server.ts";

const LONGEST = 200;

/** The name that a file is saved under: as somebody has called it, and ending as what it is. */
export function toFileName(name: string, mediaType: string): string {
  const format = Object.values(formats).find(({ type }) => type === mediaType);
  const stem = name
    .replace(/^.*[/\\]/s, "")
    .replace(/\.[^.]*$/, "")
    // No file system takes more, and what follows takes long over very much.
    .slice(0, LONGEST)
    // What could break a header or trip a file system over.
    .replaceAll(/[^\p{L}\p{M}\p{N} ._-]/gu, "_")
    .replaceAll(/^[ .]+|[ .]+$/g, "");
  return `${stem || "file"}.${format?.extension ?? "bin"}`;
}
