import type { Texts } from "../../i18n/translate.ts";

/** The labels of tickets and promotions. */
export const texts = {
  en: {
    pending: "Pending",
    approved: "Approved",
    rejected: "Rejected",
    waiting_for_answer: "Waiting for answer",
  },
  es: {
    pending: "Pendiente",
    approved: "Aprobada",
    rejected: "Rechazada",
    waiting_for_answer: "En espera de respuesta",
  },
} satisfies Texts;
