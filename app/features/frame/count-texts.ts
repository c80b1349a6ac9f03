import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    panel_count_one: "order in progress",
    panel_count_other: "orders in progress",
    bookings_count_one: "reservation",
    bookings_count_other: "reservations",
    messages_count_one: "unread message",
    messages_count_other: "unread messages",
  },
  es: {
    panel_count_one: "pedido en curso",
    panel_count_other: "pedidos en curso",
    bookings_count_one: "reserva",
    bookings_count_other: "reservas",
    messages_count_one: "mensaje sin leer",
    messages_count_other: "mensajes sin leer",
  },
} satisfies Texts;
