import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    skip: "Skip to content",
    closeMenu: "Close menu",
    pages: "Pages",
    page: "Page {{page}}",
    previous: "Previous",
    next: "Next",
  },
  es: {
    skip: "Ir al contenido",
    closeMenu: "Cerrar menú",
    pages: "Páginas",
    page: "Página {{page}}",
    previous: "Anterior",
    next: "Siguiente",
  },
} satisfies Texts;
