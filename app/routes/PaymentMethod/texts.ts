import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Payment method",
    intro:
      "The one that is switched on is your default with {{group}}. You can choose another one each time you request a taxi.",
    groups: "Groups",
    removed: "You have removed a payment method.",
    put_back: "Restore it",
    remove: "Remove {{name}}",
    remove_title: "Remove this payment method",
    remove_question: "Remove {{name}} from your payment methods?",
    remove_it: "Remove",
    cancel: "Cancel",
    empty: "No payment methods yet",
    empty_hint: "Ask {{brand}} which ones are available to you.",
  },
  es: {
    title: "Medio de pago",
    intro:
      "El que está activado es tu medio predeterminado con {{group}}. Puedes elegir otro cada vez que pidas un taxi.",
    groups: "Grupos",
    removed: "Has eliminado un medio de pago.",
    put_back: "Recuperarlo",
    remove: "Eliminar {{name}}",
    remove_title: "Eliminar este medio de pago",
    remove_question: "¿Quieres eliminar {{name}} de tus medios de pago?",
    remove_it: "Eliminar",
    cancel: "Cancelar",
    empty: "Aún no tienes medios de pago",
    empty_hint: "Pregunta a {{brand}} cuáles están disponibles para ti.",
  },
} satisfies Texts;
