import { z } from "zod";
import { findFormat, formats } from "./file-format.server.ts";

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
