import type { Texts } from "../../../i18n/translate.ts";

/** What the hotel's table has beside everybody's. */
export const texts = {
  en: { file_name: "services", room: "Room", reference: "Reference", guest: "Guest" },
  es: { file_name: "servicios", room: "Habitación", reference: "Referencia", guest: "Huésped" },
} satisfies Texts;
