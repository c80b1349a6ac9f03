import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Reservations",
    intro:
      "The taxis that you have booked for later. They become orders shortly before their time.",
    request: "Book a taxi",
    empty: "No taxi is booked",
    empty_hint: "Book one for a day and time, and change or cancel it here.",
  },
  es: {
    title: "Reservas",
    intro: "Los taxis que has reservado para más tarde. Poco antes de su hora pasan a ser pedidos.",
    request: "Reservar un taxi",
    empty: "No hay ningún taxi reservado",
    empty_hint: "Reserva uno para un día y una hora, y cámbialo o cancélalo aquí.",
  },
} satisfies Texts;
