import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    title: "No connection",
    form_hint: "What you typed is still here. Try again when you are back online.",
    retry_hint: "Try again when you are back online.",
    page_hint: "The page will load as soon as you are back online.",
    try_again: "Try again",
  },
  es: {
    title: "No hay conexión",
    form_hint: "Lo que has escrito sigue aquí. Vuelve a intentarlo cuando tengas conexión.",
    retry_hint: "Vuelve a intentarlo cuando tengas conexión.",
    page_hint: "La página se cargará en cuanto tengas conexión.",
    try_again: "Reintentar",
  },
} satisfies Texts;
