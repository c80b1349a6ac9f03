import { z } from "zod";
import { languages } from "../../i18n/languages.ts";

export const languageSchema = z.object({
  language: z.enum(languages, "required"),
  back: z.string().default("/"),
});
