import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Payment method",
    intro:
      "The one that is switched on is your default: your taxis with {{group}} are paid with it, unless you choose another one for a taxi.",
    groups: "Groups",
    removed: "A payment method has been removed.",
    put_back: "Put it back",
    remove: "Remove {{name}}",
    remove_title: "Remove this payment method",
    remove_question: "Remove {{name}} from your payment methods?",
    remove_it: "Remove",
    cancel: "Cancel",
    empty: "No payment methods yet",
    empty_hint: "Ask {{brand}} which ones they can set up for you.",
  },
  es: {
    title: "Forma de pago",
    intro:
      "La que esté activada es tu forma de pago predeterminada con {{group}}, salvo que elijas otra al pedir un taxi.",
    groups: "Grupos",
    removed: "Se ha eliminado un medio de pago.",
    put_back: "Recuperarlo",
    remove: "Eliminar {{name}}",
    remove_title: "Eliminar este medio de pago",
    remove_question: "¿Quieres eliminar {{name}} de tus medios de pago?",
    remove_it: "Eliminar",
    cancel: "Cancelar",
    empty: "Aún no tienes medios de pago",
    empty_hint: "Pregunta a {{brand}} cuáles te puede asignar.",
  },
} satisfies Texts;
