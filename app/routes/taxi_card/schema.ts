import { z } from "zod";
import { maxLength, text } from "../../forms/rules.server.ts";
import { languages } from "../../i18n/languages.ts";

export const noteSchema = z.object({
  room: text(maxLength(20)),
  reference: text(maxLength(60)),
  guest: text(maxLength(120)),
  language: z.enum(languages, "invalid"),
});
