import type { Texts } from "../../i18n/translate.ts";

export const texts = {
  en: {
    title: "Activate your account",
    intro: "Enter the 6-digit code that came by SMS to your phone, and to your e-mail.",
    phone: "Phone",
    phone_hint: "From another country? Begin with + and its prefix.",
    code: "Activation code",
    activate: "Activate",
    no_code: "No code yet?",
    no_code_hint: "It can take a minute. Look among the unwanted e-mails too.",
    resend: "Send a new code",
    wait_one: "You can ask for another code in {{count}} second.",
    wait_other: "You can ask for another code in {{count}} seconds.",
    sent_again: "If your account is waiting for its code, a new one is on its way.",
    is_active: "You are logged in, and your account is active already.",
    go_on: "Go on",
    activated: "Data successfully registered",
  },
  es: {
    title: "Activa tu cuenta",
    intro:
      "Escribe el código de 6 cifras que te llegó por SMS al teléfono y por correo electrónico.",
    phone: "Teléfono",
    phone_hint: "¿Es de otro país? Empieza por + y su prefijo.",
    code: "Código de activación",
    activate: "Activar",
    no_code: "¿Aún no tienes el código?",
    no_code_hint: "Puede tardar un minuto. Mira también en el correo no deseado.",
    resend: "Enviar un código nuevo",
    wait_one: "Podrás pedir otro código en {{count}} segundo.",
    wait_other: "Podrás pedir otro código en {{count}} segundos.",
    sent_again: "Si tu cuenta espera un código, uno nuevo va de camino.",
    is_active: "Has iniciado sesión y tu cuenta ya está activa.",
    go_on: "Continuar",
    activated: "Datos registrados correctamente",
  },
} satisfies Texts;
