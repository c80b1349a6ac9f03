import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: { close: "Close", cancel: "Cancel", accept: "Accept" },
  es: { close: "Cerrar", cancel: "Cancelar", accept: "Aceptar" },
} satisfies Texts;
