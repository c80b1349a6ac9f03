import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Orders",
    intro: "The taxis that are on their way, and for a while those that have just arrived.",
    request: "Request a taxi",
    empty: "No taxi is on its way",
    empty_hint: "Once you have requested one, you can follow it here.",
  },
  es: {
    title: "Pedidos",
    intro: "Los taxis que están en camino y, durante un rato, los que acaban de llegar.",
    request: "Pedir un taxi",
    empty: "No hay ningún taxi en camino",
    empty_hint: "Cuando hayas pedido uno, podrás seguirlo aquí.",
  },
} satisfies Texts;
