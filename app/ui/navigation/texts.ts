import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    pages: "Pages",
    page: "Page {{page}}",
    previous: "Previous",
    next: "Next",
  },
  es: {
    pages: "Páginas",
    page: "Página {{page}}",
    previous: "Anterior",
    next: "Siguiente",
  },
} satisfies Texts;
