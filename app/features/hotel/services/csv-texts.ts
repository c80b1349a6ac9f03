import type { Texts } from "../../../i18n/translate.ts";

/** The additional columns of the hotel's file. */
export const texts = {
  en: {
    file_name: "services",
    name_search: "search",
    hotel: "Hotel",
    search: "Search",
    room: "Room",
    reference: "Reference",
    guest: "Guest",
  },
  es: {
    file_name: "servicios",
    name_search: "búsqueda",
    hotel: "Hotel",
    search: "Búsqueda",
    room: "Habitación",
    reference: "Referencia",
    guest: "Huésped",
  },
} satisfies Texts;
