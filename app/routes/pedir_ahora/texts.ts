import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: { title: "Taxi now, with details" },
  es: { title: "Taxi ahora, con datos" },
} satisfies Texts;
