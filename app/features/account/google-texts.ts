import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    continue: "Continue with Google",
    failed: "We could not log you in with Google. Please try again.",
    cancelled:
      "You did not finish logging in with Google. Try again, or log in with your password.",
    not_activated: "Your account is not active yet. Enter the code that we sent you.",
  },
  es: {
    continue: "Continuar con Google",
    failed: "No hemos podido abrir tu sesión con Google. Inténtalo de nuevo.",
    cancelled:
      "No has terminado de entrar con Google. Inténtalo de nuevo o entra con tu contraseña.",
    not_activated: "Tu cuenta todavía no está activa. Escribe el código que te enviamos.",
  },
} satisfies Texts;
