import type { Texts } from "../../i18n/translate.ts";
import { texts as formTexts } from "./texts.ts";

/** Error messages of this form, in addition to those of every form. */
export const texts = {
  en: {
    email_taken: formTexts.en.email_taken,
    terms_required: "Please accept the general conditions.",
    privacy_required: "Please accept the privacy policy.",
  },
  es: {
    email_taken: formTexts.es.email_taken,
    terms_required: "Acepta las condiciones generales, por favor.",
    privacy_required: "Acepta la política de privacidad, por favor.",
  },
} satisfies Texts;
