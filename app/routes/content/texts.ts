import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Information",
    intro: "Help, conditions and more about {{brand}}.",
    all: "All pages",
  },
  es: {
    title: "Información",
    intro: "Ayuda, condiciones y más sobre {{brand}}.",
    all: "Todas las páginas",
  },
} satisfies Texts;
