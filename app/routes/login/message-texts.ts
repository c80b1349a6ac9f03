import type { Texts } from "../../i18n/translate.ts";

/** The API's errors of this form, and the rate limit's messages. */
export const texts = {
  en: {
    not_activated: "Activate your account with the code that we sent you",
    tooManyTries: "You cannot log in for now",
    tooManyFromNetwork_one:
      "Too many failed attempts from your network. Try again in 1 minute. To log in now, use another connection.",
    tooManyFromNetwork_other:
      "Too many failed attempts from your network. Try again in {{count}} minutes. To log in now, use another connection.",
    tooManyFromHere_one:
      "Too many failed attempts for this account from your network. Try again in 1 minute. To log in now, choose a new password.",
    tooManyFromHere_other:
      "Too many failed attempts for this account from your network. Try again in {{count}} minutes. To log in now, choose a new password.",
    tooManyForAccount_one:
      "Too many failed attempts for this account from other networks. For 1 minute you can only log in where you have logged in before. To log in here now, choose a new password.",
    tooManyForAccount_other:
      "Too many failed attempts for this account from other networks. For {{count}} minutes you can only log in where you have logged in before. To log in here now, choose a new password.",
  },
  es: {
    not_activated: "Activa tu cuenta con el código que te enviamos",
    tooManyTries: "Por ahora no puedes entrar",
    tooManyFromNetwork_one:
      "Demasiados intentos fallidos desde tu red. Inténtalo de nuevo dentro de 1 minuto. Para entrar ya, usa otra conexión.",
    tooManyFromNetwork_other:
      "Demasiados intentos fallidos desde tu red. Inténtalo de nuevo dentro de {{count}} minutos. Para entrar ya, usa otra conexión.",
    tooManyFromHere_one:
      "Demasiados intentos fallidos con esta cuenta desde tu red. Inténtalo de nuevo dentro de 1 minuto. Para entrar ya, elige otra contraseña.",
    tooManyFromHere_other:
      "Demasiados intentos fallidos con esta cuenta desde tu red. Inténtalo de nuevo dentro de {{count}} minutos. Para entrar ya, elige otra contraseña.",
    tooManyForAccount_one:
      "Demasiados intentos fallidos con esta cuenta desde otras redes. Durante 1 minuto solo puedes entrar donde ya hayas entrado antes. Para entrar aquí ya, elige otra contraseña.",
    tooManyForAccount_other:
      "Demasiados intentos fallidos con esta cuenta desde otras redes. Durante {{count}} minutos solo puedes entrar donde ya hayas entrado antes. Para entrar aquí ya, elige otra contraseña.",
  },
} satisfies Texts;
