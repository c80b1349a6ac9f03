import type { Texts } from "../../i18n/translate.ts";

/** What a ticket's label means for the customer. */
export const texts = {
  en: {
    pending: "We will answer you soon.",
    approved: "We have accepted your request.",
    rejected: "We could not accept your request.",
    waiting_for_answer: "We have answered and need your reply.",
  },
  es: {
    pending: "Te responderemos pronto.",
    approved: "Hemos aceptado tu solicitud.",
    rejected: "No hemos podido aceptar tu solicitud.",
    waiting_for_answer: "Hemos respondido y esperamos tu respuesta.",
  },
} satisfies Texts;
