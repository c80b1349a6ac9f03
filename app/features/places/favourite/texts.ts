import type { Texts } from "../../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Name this address",
    name: "Name",
    hint: "For example: Home, Office, Gym.",
  },
  es: {
    title: "Ponle nombre a esta dirección",
    name: "Nombre",
    hint: "Por ejemplo: Casa, Oficina, Gimnasio.",
  },
} satisfies Texts;
