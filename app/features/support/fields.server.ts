import { z } from "zod";
import { maxLength, required, text } from "../../forms/rules.server.ts";
import { attachments } from "./attachments.server.ts";

/** What every form here sends: words and files, and a key that tells one pressing from another. */
export const spokenFields = {
  key: z.uuid(),
  text: text(required, maxLength(5000)),
  attachments,
};
