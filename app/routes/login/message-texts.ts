import type { Texts } from "../../i18n/translate.ts";

/** What the API refuses here alone, and what locks a log-in. */
export const texts = {
  en: {
    not_activated: "Activate your account with the code that we sent you",
    tooManyTries: "Log-in is locked for now",
    tooManyFromNetwork_one:
      "Too many failed log-ins from your network. Log-in is locked on it for 1 minute. To log in now, use another connection.",
    tooManyFromNetwork_other:
      "Too many failed log-ins from your network. Log-in is locked on it for {{count}} minutes. To log in now, use another connection.",
    tooManyFromHere_one:
      "Too many failed log-ins to this account from your network. It is locked here for 1 minute. To log in now, choose a new password.",
    tooManyFromHere_other:
      "Too many failed log-ins to this account from your network. It is locked here for {{count}} minutes. To log in now, choose a new password.",
    tooManyForAccount_one:
      "Too many failed log-ins to this account from other networks. For 1 minute it only opens where it has been used before. To log in here now, choose a new password.",
    tooManyForAccount_other:
      "Too many failed log-ins to this account from other networks. For {{count}} minutes it only opens where it has been used before. To log in here now, choose a new password.",
  },
  es: {
    not_activated: "Activa tu cuenta con el código que te enviamos",
    tooManyTries: "Por ahora no puedes entrar",
    tooManyFromNetwork_one:
      "Demasiados intentos fallidos desde tu red. No se puede iniciar sesión en ella durante 1 minuto. Para entrar ya, usa otra conexión.",
    tooManyFromNetwork_other:
      "Demasiados intentos fallidos desde tu red. No se puede iniciar sesión en ella durante {{count}} minutos. Para entrar ya, usa otra conexión.",
    tooManyFromHere_one:
      "Demasiados intentos fallidos de entrar en esta cuenta desde tu red. Está bloqueada aquí durante 1 minuto. Para entrar ya, elige otra contraseña.",
    tooManyFromHere_other:
      "Demasiados intentos fallidos de entrar en esta cuenta desde tu red. Está bloqueada aquí durante {{count}} minutos. Para entrar ya, elige otra contraseña.",
    tooManyForAccount_one:
      "Demasiados intentos fallidos de entrar en esta cuenta desde otras redes. Durante 1 minuto solo se abre donde ya se ha usado antes. Para entrar aquí ya, elige otra contraseña.",
    tooManyForAccount_other:
      "Demasiados intentos fallidos de entrar en esta cuenta desde otras redes. Durante {{count}} minutos solo se abre donde ya se ha usado antes. Para entrar aquí ya, elige otra contraseña.",
  },
} satisfies Texts;
