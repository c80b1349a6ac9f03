import { formats } from "../../forms/file-format.server.ts";

const MAX_STEM_LENGTH = 200;

/** Keeps the user's file name, but takes the extension from the file's real type. */
export function toFileName(name: string, mediaType: string): string {
  const format = Object.values(formats).find(({ type }) => type === mediaType);
  const stem = name
    .replace(/^.*[/\\]/s, "")
    .replace(/\.[^.]*$/, "")
    // File systems limit names, and the regular expressions below are slow on very long ones.
    .slice(0, MAX_STEM_LENGTH)
    // Replace characters that could break a header or a file system.
    .replaceAll(/[^\p{L}\p{M}\p{N} ._-]/gu, "_")
    .replaceAll(/^[ .]+|[ .]+$/g, "");
  return `${stem || "file"}.${format?.extension ?? "bin"}`;
}
