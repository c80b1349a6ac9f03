import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: { close: "Close" },
  es: { close: "Cerrar" },
} satisfies Texts;
