import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: { accept: "Accept", close: "Close" },
  es: { accept: "Aceptar", close: "Cerrar" },
} satisfies Texts;
