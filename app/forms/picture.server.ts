import { z } from "zod";
import { findFormat, formats } from "./file-format.server.ts";

const MOST_BYTES = 2 * 1024 * 1024;

const accepted = [formats.png, formats.jpeg, formats.webp];

/**
 * A picture to put on an account, for the `schema.ts` of a form. The name and type that it came with
 * stay behind.
 */
export const picture = z.instanceof(File, { error: "invalid" }).transform(async (file, context) => {
  const format = await findFormat(file, accepted);
  if (format && file.size <= MOST_BYTES) {
    return new File([file], `picture.${format.extension}`, { type: format.type });
  }
  context.addIssue(format ? "pictureSize" : "picture");
  return z.NEVER;
});
