import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    suggestions: "Suggestions",
    found_one: "{{count}} suggestion",
    found_other: "{{count}} suggestions",
    nothing: "No suggestions",
    failed: "Nothing can be suggested just now",
    clear: "Clear the field",
  },
  es: {
    suggestions: "Sugerencias",
    found_one: "{{count}} sugerencia",
    found_other: "{{count}} sugerencias",
    nothing: "Sin sugerencias",
    failed: "Ahora mismo no se puede sugerir nada",
    clear: "Borrar el campo",
  },
} satisfies Texts;
