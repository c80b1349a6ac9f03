import type { Texts } from "../i18n/translate.ts";

export const texts = {
  en: {
    session_expired: "Session Expired!",
    log_in_again: "Please login again to continue.",
    logo_not_updated: "Could not update logo image",
  },
  es: {
    session_expired: "La sesión ha caducado",
    log_in_again: "Vuelve a iniciar sesión para continuar.",
    logo_not_updated: "No se ha podido actualizar la imagen del logo",
  },
} satisfies Texts;
