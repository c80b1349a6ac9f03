import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Orders",
    intro: "Your taxis in progress, and trips that have just ended.",
    request: "Request a taxi",
    empty: "No taxis in progress",
    empty_hint: "When you request a taxi, you can follow it here.",
  },
  es: {
    title: "Pedidos",
    intro: "Tus taxis en curso y los viajes que acaban de terminar.",
    request: "Pedir un taxi",
    empty: "No tienes taxis en curso",
    empty_hint: "Cuando pidas un taxi, podrás seguirlo aquí.",
  },
} satisfies Texts;
