import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    search: "Search",
    hint: "A street with its number, or a place: station, hotel, hospital.",
    too_short: "Enter at least 3 characters.",
    found_one: "We found {{count}} address:",
    found_other: "We found {{count}} addresses:",
    nothing_found: "We found no such address. Fewer or other words may help.",
    saved_as: "Saved as {{alias}}",
    not_searched: "We could not search just now. Please try again.",
  },
  es: {
    search: "Buscar",
    hint: "Una calle con su número o un lugar: estación, hotel, hospital.",
    too_short: "Escribe al menos 3 caracteres.",
    found_one: "Hemos encontrado {{count}} dirección:",
    found_other: "Hemos encontrado {{count}} direcciones:",
    nothing_found: "No hemos encontrado esa dirección. Prueba con menos palabras o con otras.",
    saved_as: "Guardada como {{alias}}",
    not_searched: "Ahora mismo no hemos podido buscar. Inténtalo de nuevo.",
  },
} satisfies Texts;
