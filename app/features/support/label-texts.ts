import type { Texts } from "../../i18n/translate.ts";

/** How far the group is with what somebody has asked for. */
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
