import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    not_found: "Oops! Nothing here...",
    not_found_hint: "The address may be mistyped, or the page is not yours to see.",
    go_home: "go home",
    too_many_tries: "Too many tries",
    too_many_from_network_one:
      "They came from your network. Try again in a minute, or from another connection.",
    too_many_from_network_other:
      "They came from your network. Try again in {{count}} minutes, or from another connection.",
    too_many_for_account_one: "They were for this account. Try again in a minute.",
    too_many_for_account_other: "They were for this account. Try again in {{count}} minutes.",
    problem: "There was a problem",
    problem_hint: "Something went wrong! Please try again.",
    pause: "One moment, please",
    pause_hint: "We cannot reach your session just now. You are still logged in.",
    try_again: "Try again",
    reference: "Reference: {{id}}",
  },
  es: {
    not_found: "¡Vaya! Aquí no hay nada...",
    not_found_hint: "Puede que la dirección esté mal escrita o que la página no sea para ti.",
    go_home: "ir al inicio",
    too_many_tries: "Demasiados intentos",
    too_many_from_network_one:
      "Se han hecho desde tu red. Vuelve a probar dentro de un minuto o con otra conexión.",
    too_many_from_network_other:
      "Se han hecho desde tu red. Vuelve a probar dentro de {{count}} minutos o con otra conexión.",
    too_many_for_account_one: "Son de esta cuenta. Vuelve a probar dentro de un minuto.",
    too_many_for_account_other: "Son de esta cuenta. Vuelve a probar dentro de {{count}} minutos.",
    problem: "Ha habido un problema",
    problem_hint: "¡Algo ha ido mal! Inténtalo de nuevo.",
    pause: "Un momento, por favor",
    pause_hint: "Ahora mismo no podemos abrir tu sesión. Sigue iniciada.",
    try_again: "Reintentar",
    reference: "Referencia: {{id}}",
  },
} satisfies Texts;
