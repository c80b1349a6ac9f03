import type { Texts } from "../../i18n/translate.ts";
import { failureTitles } from "./failure-titles.ts";

export const texts = {
  en: {
    ...failureTitles.en,
    not_found_hint: "Check the address. You may not have access to this page.",
    go_home: "go home",
    too_many_from_network_one:
      "Your network has reached the limit. Try again in a minute, or use another connection.",
    too_many_from_network_other:
      "Your network has reached the limit. Try again in {{count}} minutes, or use another connection.",
    too_many_for_account_one: "This account has reached the limit. Try again in a minute.",
    too_many_for_account_other:
      "This account has reached the limit. Try again in {{count}} minutes.",
    problem_hint: "Something went wrong! Please try again.",
    unavailable_hint: "We cannot load your account right now. You are still logged in.",
    try_again: "Try again",
    reference: "Reference: {{id}}",
  },
  es: {
    ...failureTitles.es,
    not_found_hint: "Revisa la dirección. Puede que no tengas acceso a esta página.",
    go_home: "ir al inicio",
    too_many_from_network_one:
      "Tu red ha llegado al límite. Inténtalo de nuevo dentro de un minuto o usa otra conexión.",
    too_many_from_network_other:
      "Tu red ha llegado al límite. Inténtalo de nuevo dentro de {{count}} minutos o usa otra conexión.",
    too_many_for_account_one:
      "Esta cuenta ha llegado al límite. Inténtalo de nuevo dentro de un minuto.",
    too_many_for_account_other:
      "Esta cuenta ha llegado al límite. Inténtalo de nuevo dentro de {{count}} minutos.",
    problem_hint: "¡Algo ha ido mal! Inténtalo de nuevo.",
    unavailable_hint: "Ahora mismo no podemos cargar tu cuenta. Tu sesión sigue abierta.",
    try_again: "Reintentar",
    reference: "Referencia: {{id}}",
  },
} satisfies Texts;
