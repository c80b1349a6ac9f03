import type { Texts } from "../i18n/translate.ts";

export const texts = {
  en: {
    session_expired: "Session Expired!",
    log_in_again: "Please login again to continue.",
    logo_not_updated: "Could not update logo image",
    link_over: "This link is no longer valid",
    own_history: "You are seeing your own trips.",
    problem: "There was a problem",
    problem_hint: "Something went wrong! Please try again.",
    call_us: "Still not working? Call {{phone}}",
    reference: "Reference: {{id}}",
  },
  es: {
    session_expired: "La sesión ha caducado",
    log_in_again: "Vuelve a entrar para continuar.",
    logo_not_updated: "No se ha podido actualizar la imagen del logo",
    link_over: "Este enlace ya no es válido",
    own_history: "Estás viendo tus propios viajes.",
    problem: "Ha habido un problema",
    problem_hint: "¡Algo ha ido mal! Inténtalo de nuevo.",
    call_us: "¿Sigue sin funcionar? Llama al {{phone}}",
    reference: "Referencia: {{id}}",
  },
} satisfies Texts;
