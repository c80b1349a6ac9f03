import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: { title: "Taxi to a destination" },
  es: { title: "Taxi con destino" },
} satisfies Texts;
