import type { Texts } from "../i18n/translate.ts";

/** What the API says in one language, and the panel in that of the page. */
export const texts = {
  en: {
    taken: "Already in use",
    invalidCode: "Invalid code",
    wrongPassword: "This is not your current password",
    pictureRefused: "Choose a PNG, JPEG or WebP picture of at most 2 MB",
    passwordRefused: "Password could not be updated. Try again with another password",
  },
  es: {
    taken: "Ya está en uso",
    invalidCode: "El código no es válido",
    wrongPassword: "No es tu contraseña actual",
    pictureRefused: "Elige una imagen PNG, JPEG o WebP de 2 MB como mucho",
    passwordRefused: "No se ha podido cambiar la contraseña. Prueba con otra",
  },
} satisfies Texts;
