import type { Texts } from "../i18n/translate.ts";

export const texts = {
  en: {
    loading: "{{part}}: loading…",
    loaded: "{{part}}: loaded",
    problem: "This part of the page is missing",
    problem_hint: "Something went wrong! Please try again.",
    reference: "Reference: {{id}}",
    try_again: "Try again",
  },
  es: {
    loading: "{{part}}: cargando…",
    loaded: "{{part}}: ya está en la página",
    problem: "Falta esta parte de la página",
    problem_hint: "¡Algo ha ido mal! Inténtalo de nuevo.",
    reference: "Referencia: {{id}}",
    try_again: "Reintentar",
  },
} satisfies Texts;
