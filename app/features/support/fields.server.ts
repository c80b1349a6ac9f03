import { z } from "zod";
import { maxLength, required, text } from "../../forms/rules.server.ts";
import { attachments } from "./attachments.server.ts";

/** The fields of every support form: a text, files and the idempotency key. */
export const messageFields = {
  key: z.uuid(),
  text: text(required, maxLength(5000)),
  attachments,
};
