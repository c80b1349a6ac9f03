import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "The front desk is closed",
    hint: "You are logged out. Taxis in progress will still arrive.",
    open: "Open the front desk again",
    call: "Call {{phone}}",
  },
  es: {
    title: "La recepción está cerrada",
    hint: "Has cerrado la sesión. Los taxis en curso llegarán igualmente.",
    open: "Volver a abrir la recepción",
    call: "Llamar al {{phone}}",
  },
} satisfies Texts;
