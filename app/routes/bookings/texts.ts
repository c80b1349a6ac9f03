import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Reservations",
    intro:
      "Taxis that you have booked for later. Each one moves to Orders shortly before the pickup.",
    request: "Book a taxi",
    empty: "No taxis booked",
    empty_hint: "Book a taxi for later. You can change or cancel it here.",
  },
  es: {
    title: "Reservas",
    intro: "Los taxis que has reservado para más tarde. Poco antes de la recogida pasan a Pedidos.",
    request: "Reservar un taxi",
    empty: "No tienes taxis reservados",
    empty_hint: "Reserva un taxi para más tarde. Aquí podrás cambiarlo o cancelarlo.",
  },
} satisfies Texts;
