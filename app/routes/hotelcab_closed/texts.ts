import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "The desk is closed",
    hint: "You are logged out. Taxis that are under way come all the same.",
    open: "Open the desk again",
    call: "Call {{phone}}",
  },
  es: {
    title: "El mostrador está cerrado",
    hint: "Has cerrado la sesión. Los taxis que están en marcha llegarán igualmente.",
    open: "Volver a abrir el mostrador",
    call: "Llamar al {{phone}}",
  },
} satisfies Texts;
