import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Information",
    intro: "Everything there is to read about {{brand}}.",
    all: "All pages",
  },
  es: {
    title: "Información",
    intro: "Todo lo que hay que leer sobre {{brand}}.",
    all: "Todas las páginas",
  },
} satisfies Texts;
