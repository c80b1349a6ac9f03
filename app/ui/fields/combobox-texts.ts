import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    suggestions: "Suggestions",
    found_one: "{{count}} suggestion",
    found_other: "{{count}} suggestions",
    nothing: "No suggestions",
    failed: "Suggestions are not available right now",
    clear: "Clear the field",
  },
  es: {
    suggestions: "Sugerencias",
    found_one: "{{count}} sugerencia",
    found_other: "{{count}} sugerencias",
    nothing: "Sin sugerencias",
    failed: "Las sugerencias no están disponibles ahora mismo",
    clear: "Borrar el campo",
  },
} satisfies Texts;
