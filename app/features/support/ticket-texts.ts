import type { Texts } from "../../i18n/translate.ts";

/** What a ticket can be, and how far it is. */
export const texts = {
  en: {
    complaint: "Complaint",
    suggestion: "Suggestion",
    question: "Question",
    claim: "Claim",
    other: "Other",
    pending: "Pending",
    approved: "Approved",
    rejected: "Rejected",
    waiting_for_answer: "Waiting for answer",
  },
  es: {
    complaint: "Queja",
    suggestion: "Sugerencia",
    question: "Pregunta",
    claim: "Reclamación",
    other: "Otro asunto",
    pending: "Pendiente",
    approved: "Aprobada",
    rejected: "Rechazada",
    waiting_for_answer: "Esperando respuesta",
  },
} satisfies Texts;
