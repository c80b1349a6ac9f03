import { z } from "zod";

const MOST_BYTES = 2 * 1024 * 1024;

type Format = { type: string; extension: string; begins: (head: string) => boolean };

const formats: Format[] = [
  {
    type: "image/png",
    extension: "png",
    begins: (head) => head.startsWith("\x89PNG\r\n\x1a\n"),
  },
  { type: "image/jpeg", extension: "jpg", begins: (head) => head.startsWith("\xff\xd8\xff") },
  {
    type: "image/webp",
    extension: "webp",
    begins: (head) => head.startsWith("RIFF") && head.startsWith("WEBP", 8),
  },
];

/**
 * A picture to put on an account, for the `schema.ts` of a form. What it is, its bytes say, and not
 * the name and type that it came with; those stay behind.
 */
export const picture = z.instanceof(File, { error: "invalid" }).transform(async (file, context) => {
  const head = Buffer.from(await file.slice(0, 12).arrayBuffer()).toString("latin1");
  const format = formats.find(({ begins }) => begins(head));
  if (format && file.size <= MOST_BYTES) {
    return new File([file], `picture.${format.extension}`, { type: format.type });
  }
  context.addIssue(format ? "pictureSize" : "picture");
  return z.NEVER;
});
