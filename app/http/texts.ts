import type { Texts } from "../i18n/translate.ts";

export const texts = {
  en: {
    session_expired: "Session Expired!",
    log_in_again: "Please login again to continue.",
    logo_not_updated: "Could not update logo image",
    link_over: "This link is no longer good",
    own_history: "These are the trips of your own account.",
    problem: "There was a problem",
    problem_hint: "Something went wrong! Please try again.",
    call_us: "If it keeps failing, call us: {{phone}}",
    reference: "Reference: {{id}}",
  },
  es: {
    session_expired: "La sesión ha caducado",
    log_in_again: "Vuelve a iniciar sesión para continuar.",
    logo_not_updated: "No se ha podido actualizar la imagen del logo",
    link_over: "Este enlace ya no sirve",
    own_history: "Estos son los viajes de tu propia cuenta.",
    problem: "Ha habido un problema",
    problem_hint: "¡Algo ha ido mal! Inténtalo de nuevo.",
    call_us: "Si sigue fallando, llámanos: {{phone}}",
    reference: "Referencia: {{id}}",
  },
} satisfies Texts;
