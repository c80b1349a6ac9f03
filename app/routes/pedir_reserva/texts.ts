import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: { title: "Reservation" },
  es: { title: "Reserva" },
} satisfies Texts;
