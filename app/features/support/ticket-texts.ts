import type { Texts } from "../../i18n/translate.ts";
import { texts as labels } from "./label-texts.ts";

/** The types and labels of tickets. */
export const texts = {
  en: {
    complaint: "Complaint",
    suggestion: "Suggestion",
    question: "Question",
    claim: "Claim",
    other: "Other",
    ...labels.en,
  },
  es: {
    complaint: "Queja",
    suggestion: "Sugerencia",
    question: "Pregunta",
    claim: "Reclamación",
    other: "Otro asunto",
    ...labels.es,
  },
} satisfies Texts;
