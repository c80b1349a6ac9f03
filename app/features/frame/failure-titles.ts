import type { Texts } from "../../i18n/translate.ts";
import type { Failure } from "../../request/responses.server.ts";

/** Error pages use these as title and heading. Every page loads them, so they are apart from the longer texts. */
export const failureTitles = {
  en: {
    not_found: "Oops! Nothing here...",
    rate_limited: "Too many attempts",
    problem: "There was a problem",
    unavailable: "One moment, please",
  },
  es: {
    not_found: "¡Vaya! Aquí no hay nada...",
    rate_limited: "Demasiados intentos",
    problem: "Ha habido un problema",
    unavailable: "Un momento, por favor",
  },
} satisfies Texts<Failure["kind"]>;
