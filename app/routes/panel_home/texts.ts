import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Home",
    hello: "Hello, {{name}}",
    call: "Call {{brand}}: {{phone}}",
  },
  es: {
    title: "Inicio",
    hello: "Hola, {{name}}",
    call: "Llama a {{brand}}: {{phone}}",
  },
} satisfies Texts;
