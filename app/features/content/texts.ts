import type { Texts } from "../../i18n/translate.ts";

/** Labels of the parts around a text. */
export const texts = {
  en: {
    more: "More information",
    other_language: "This text is only available in Spanish.",
    extras: "What you can ask for",
    extras_hint: "Tell us when you request your taxi and we will send the right car.",
    contact: "Contact us",
    call: "Call {{phone}}",
    tickets: "Open a support ticket",
  },
  es: {
    more: "Más información",
    other_language: "Este texto solo está disponible en inglés.",
    extras: "Qué puedes pedir",
    extras_hint: "Dínoslo al pedir el taxi y te enviaremos el coche adecuado.",
    contact: "Contacta con nosotros",
    call: "Llama al {{phone}}",
    tickets: "Abrir una incidencia",
  },
} satisfies Texts;
