import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Help",
    description:
      "Answers to the questions that {{brand}} is asked most often: prices, cancelling, receipts and lost things.",
    question: "How can we help?",
    intro: "The most common questions about {{brand}}.",
    asked: "Questions and answers",
  },
  es: {
    title: "Ayuda",
    description:
      "Respuestas a lo que más se pregunta a {{brand}}: precios, cancelaciones, recibos y objetos perdidos.",
    question: "¿En qué podemos ayudarte?",
    intro: "Las preguntas más frecuentes sobre {{brand}}.",
    asked: "Preguntas y respuestas",
  },
} satisfies Texts;
