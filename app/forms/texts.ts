import type { Texts } from "../i18n/translate.ts";

/** What each broken rule says. */
export const texts = {
  en: {
    required: "This field is required.",
  },
  es: {
    required: "Este campo es obligatorio.",
  },
} satisfies Texts;
