import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Help",
    question: "How can we help?",
    intro: "The questions that {{brand}} is asked most often, with their answers.",
    asked: "Questions and answers",
  },
  es: {
    title: "Ayuda",
    question: "¿En qué podemos ayudarte?",
    intro: "Las preguntas que más le hacen a {{brand}}, con sus respuestas.",
    asked: "Preguntas y respuestas",
  },
} satisfies Texts;
