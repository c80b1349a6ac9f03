import { z } from "zod";
import { findFormat, formats } from "../../forms/file-format.server.ts";
import { maxLength, required, text } from "../../forms/rules.server.ts";
import { MAX_FILE_BYTES } from "./limits.ts";

const MAX_FILES = 5;

const accepted = [formats.png, formats.jpeg, formats.pdf];

/** Parses a form's attachments. We detect each file's type ourselves, since the browser's may be wrong. */
const attachments = z
  .preprocess(
    (sent) => (sent === undefined ? [] : [sent].flat()),
    z.array(z.instanceof(File, { error: "invalid" })).max(MAX_FILES, "tooManyFiles"),
  )
  .transform(async (files, context) => {
    const known = await Promise.all(
      files.map(async (file) => ({ file, format: await findFormat(file, accepted) })),
    );
    const refuse = (message: string, refused: { file: File }[]) => {
      const params = { names: refused.map(({ file }) => file.name).join(", ") };
      if (refused.length > 0) context.addIssue({ code: "custom", message, params });
      return refused.length > 0;
    };
    const isRefused = [
      refuse(
        "fileFormat",
        known.filter(({ format }) => !format),
      ),
      refuse(
        "fileSize",
        known.filter(({ file }) => file.size > MAX_FILE_BYTES),
      ),
    ];
    if (isRefused.includes(true)) return z.NEVER;
    return known.map(({ file, format }) => new File([file], file.name, { type: format?.type }));
  });

export const messageFields = {
  key: z.uuid(),
  text: text(required, maxLength(5000)),
  attachments,
};
