import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    search: "Search",
    hint: "Street and number, or a place such as a station or hotel.",
    too_short: "Enter at least 3 characters.",
    found_one: "We found {{count}} address:",
    found_other: "We found {{count}} addresses:",
    nothing_found: "We could not find that address. Try fewer or different words.",
    saved_as: "Saved as {{alias}}",
    not_searched: "Address search is not working right now. Please try again.",
  },
  es: {
    search: "Buscar",
    hint: "Calle y número, o un lugar como una estación o un hotel.",
    too_short: "Escribe al menos 3 caracteres.",
    found_one: "Hemos encontrado {{count}} dirección:",
    found_other: "Hemos encontrado {{count}} direcciones:",
    nothing_found: "No hemos encontrado esa dirección. Prueba con menos palabras o con otras.",
    saved_as: "Guardada como {{alias}}",
    not_searched: "La búsqueda de direcciones no funciona ahora mismo. Inténtalo de nuevo.",
  },
} satisfies Texts;
